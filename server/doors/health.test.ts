import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createReadiness, stallProbe } from './health.ts';

function logging() {
  const logged: string[] = [];
  return { logged, log: createLog('info', { write: line => logged.push(line) }) };
}

const atOnce = { timeoutMs: 1_000, freshForMs: 0 };

describe('readiness', () => {
  it('names what is missing, and says in the log once why, and that it is back', async () => {
    const { log, logged } = logging();
    let error: Error | undefined = new Error('disk full');
    const database = {
      name: 'database',
      check: async () => {
        if (error) throw error;
      },
    };
    const ready = createReadiness([database, { name: 'outbox', check: async () => {} }], log, atOnce);
    expect(await ready()).toEqual(['database']);
    expect(await ready()).toEqual(['database']);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('disk full');
    error = undefined;
    expect(await ready()).toEqual([]);
    expect(logged[1]).toContain('ready again');
    expect(logged).toHaveLength(2);
  });

  it('does not wait longer than its deadline', async () => {
    const never = { name: 'database', check: () => new Promise<void>(() => {}) };
    const ready = createReadiness([never], logging().log, { timeoutMs: 1, freshForMs: 0 });
    expect(await ready()).toEqual(['database']);
  });

  it('asks once, however many want to know at the same time and soon after', async () => {
    let checks = 0;
    const probe = {
      name: 'database',
      check: async () => {
        checks++;
      },
    };
    const ready = createReadiness([probe], logging().log, { timeoutMs: 1_000, freshForMs: 3_600_000 });
    await Promise.all([ready(), ready(), ready()]);
    await ready();
    expect(checks).toBe(1);
  });
});

describe('progress', () => {
  const minute = 60_000;

  it('is missing after five minutes without a sign, until there is one', async () => {
    let sign = 1;
    let time = 0;
    const { check } = stallProbe(
      'outbox',
      () => sign,
      () => time,
    );
    time = 5 * minute;
    await expect(check()).resolves.toBeUndefined();
    time += 1;
    await expect(check()).rejects.toThrow('nothing has happened for 300 s');
    sign = 2;
    await expect(check()).resolves.toBeUndefined();
  });

  it('does not mind that the clock of the machine jumps back', async () => {
    let sign = 3_600_000;
    let time = 0;
    const { check } = stallProbe(
      'outbox',
      () => sign,
      () => time,
    );
    sign = 0;
    time = 6 * minute;
    await expect(check()).resolves.toBeUndefined();
  });

  it('is not expected of what is not there', async () => {
    let time = 0;
    const { check } = stallProbe(
      'outbox',
      () => undefined,
      () => time,
    );
    time = 60 * minute;
    await expect(check()).resolves.toBeUndefined();
  });
});
