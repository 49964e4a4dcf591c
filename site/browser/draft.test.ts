import { describe, expect, it } from 'vitest';
import { attemptFor, clearDraft, loadDraft, randomKey, saveDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';

/** A device's store in memory, with the browser's own behaviour. */
function memoryStore(first?: string) {
  const items = new Map<string, string>(first === undefined ? [] : [['contact-draft', first]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const values = { ...emptyValues, name: 'Zoë', message: '水が必要です 🚰\nsecond line' };

describe('the draft on this device', () => {
  it('comes back as it was typed, in any script', () => {
    const store = memoryStore();
    saveDraft(store, { values });
    expect(loadDraft(store)).toEqual({ values });
  });

  it('keeps the key of a try whose answer was lost', () => {
    const store = memoryStore();
    const attempt = { key: 'k-1', content: '{}' };
    saveDraft(store, { values, attempt });
    expect(loadDraft(store)?.attempt).toEqual(attempt);
  });

  it('is forgotten when all fields are emptied, and after success', () => {
    const store = memoryStore();
    saveDraft(store, { values });
    saveDraft(store, { values: emptyValues });
    expect(store.items.size).toBe(0);
    saveDraft(store, { values });
    clearDraft(store);
    expect(loadDraft(store)).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '7', '"text"', '{"values":null}', '{"values":{"name":["x"]}}'])(
    'ignores what is no draft: %s',
    stored => {
      expect(loadDraft(memoryStore(stored))).toBeUndefined();
    },
  );

  it('keeps the good fields beside a broken one, and drops a broken key', () => {
    const stored = JSON.stringify({ values: { name: 'Ana', phone: 5 }, attempt: { key: 1 } });
    expect(loadDraft(memoryStore(stored))).toEqual({ values: { ...emptyValues, name: 'Ana' } });
  });

  it('disturbs nobody where the store is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => saveDraft(store, { values })).not.toThrow();
    expect(() => clearDraft(store)).not.toThrow();
    expect(loadDraft(store)).toBeUndefined();
    expect(loadDraft(undefined)).toBeUndefined();
  });
});

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
