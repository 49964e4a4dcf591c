import { expect, test } from 'vitest';
import { restartUnderLoad } from './restarts.ts';

// SIGKILL proves the order of writing and confirming. It does not prove that a commit survives a power cut: that is
// SQLite's `synchronous=FULL`.

test('A server killed 200 times while visitors send loses and duplicates no confirmed message', {
  timeout: 1_800_000,
}, async () => {
  const { cut, unavailable } = await restartUnderLoad('SIGKILL', 200);
  expect(cut).toBeGreaterThan(0);
  expect(unavailable).toBe(0);
});

test('A server shut down gracefully 40 times answers every call that it has accepted', {
  timeout: 600_000,
}, async () => {
  // A message confirmed only at a later attempt would mean that its first call was stored and cut.
  expect((await restartUnderLoad('SIGTERM', 40)).repeated).toBe(0);
});
