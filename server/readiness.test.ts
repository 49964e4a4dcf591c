import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { assertAlive, createReadiness } from './readiness.ts';

function logging() {
  const logged: string[] = [];
  return { logged, log: createLog('info', { write: line => logged.push(line) }) };
}

test('A missing part is named, and the log says once why it is missing and once that it is back', async () => {
  const { log, logged } = logging();
  let error: Error | undefined = new Error('disk full');
  const database = async () => {
    if (error) throw error;
  };
  const ready = createReadiness({ database, outbox: async () => {} }, log);
  expect(await ready()).toEqual(['database']);
  expect(await ready()).toEqual(['database']);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('disk full');
  error = undefined;
  expect(await ready()).toEqual([]);
  expect(logged[1]).toContain('ready again');
  expect(logged).toHaveLength(2);
});

test('A check that takes longer than its timeout counts as missing', async () => {
  const database = () => new Promise<void>(() => {});
  const ready = createReadiness({ database }, logging().log, 1);
  expect(await ready()).toEqual(['database']);
});

test('The outbox counts as stalled after five minutes without a sign, and never if none runs', async () => {
  await expect(assertAlive(1_000, 301_000)).resolves.toBeUndefined();
  await expect(assertAlive(1_000, 301_001)).rejects.toThrow('nothing has happened for 300 s');
  await expect(assertAlive(undefined, 301_001)).resolves.toBeUndefined();
});
