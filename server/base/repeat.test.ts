import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { startRepeating } from './repeat.ts';

const start = new Date('2026-11-21T12:00:00.000Z');

test('A wake during the work lets it begin again without a pause', async () => {
  const clock = createManualClock(start);
  const finish: (() => void)[] = [];
  const loop = startRepeating(clock, () => new Promise(done => finish.push(() => done(1_000))));
  loop.wake();
  finish[0]?.();
  await expect.poll(() => finish).toHaveLength(2);
  expect(clock.now()).toEqual(start);
  const stopping = loop.stop();
  finish[1]?.();
  await stopping;
});
