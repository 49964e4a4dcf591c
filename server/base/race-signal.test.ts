import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { raceSignal } from './race-signal.ts';

test('A promise rejects with the reason of its signal as soon as that aborts', async () => {
  const end = new AbortController();
  const racing = raceSignal(new Promise(() => {}), end.signal);
  end.abort('late');
  await expect(racing).rejects.toBe('late');
});

test('A promise that settles leaves no listener on its signal', async () => {
  const { signal } = new AbortController();
  expect(await raceSignal(Promise.resolve(1), signal)).toBe(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
