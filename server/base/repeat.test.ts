import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { noon } from '../../tests/support/sample-messages.ts';
import { startRepeating } from './repeat.ts';

test('A wake during the work lets it begin again without a pause', async () => {
  const clock = createManualClock(noon);
  const finish: (() => void)[] = [];
  const loop = startRepeating(clock, () => new Promise(done => finish.push(() => done(1_000))));
  loop.wake();
  finish[0]?.();
  await expect.poll(() => finish).toHaveLength(2);
  expect(clock.now()).toEqual(noon);
  const stopping = loop.stop();
  finish[1]?.();
  await stopping;
});
