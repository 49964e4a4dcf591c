import { expect, test } from 'vitest';
import { assertAlive } from './health.ts';

test('The outbox counts as stalled after five minutes without a sign, and never if none runs', async () => {
  await expect(assertAlive(1_000, 301_000)).resolves.toBeUndefined();
  await expect(assertAlive(1_000, 301_001)).rejects.toThrow('nothing has happened for 300 s');
  await expect(assertAlive(Number.POSITIVE_INFINITY, 301_001)).resolves.toBeUndefined();
});
