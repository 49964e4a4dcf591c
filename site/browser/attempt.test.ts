import { describe, expect, it } from 'vitest';
import { attemptFor, randomKey } from './attempt.ts';

describe('the key that makes a retry known', () => {
  it('stays for the same content and changes with it', () => {
    const first = attemptFor('{"name":"Ana"}', undefined);
    expect(attemptFor('{"name":"Ana"}', first)).toBe(first);
    expect(attemptFor('{"name":"Ana Luz"}', first).key).not.toBe(first.key);
  });

  it('changes after success, when no earlier try is remembered', () => {
    expect(attemptFor('{}', undefined).key).not.toBe(attemptFor('{}', undefined).key);
  });

  it('is made without randomUUID (plain http, older phones) and without any crypto', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    for (const source of [{ getRandomValues }, {}]) {
      const key = randomKey(source);
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(randomKey(source)).not.toBe(key);
    }
  });
});
