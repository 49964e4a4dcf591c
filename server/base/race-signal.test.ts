import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { raceSignal } from './race-signal.ts';

test('A promise that settles leaves no listener on its signal', async () => {
  const { signal } = new AbortController();
  expect(await raceSignal(Promise.resolve(1), signal)).toBe(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
