import { expect, test } from 'vitest';
import { day, hour, minute } from '../base/clock.ts';
import { maxAttempts, retryDelayMs } from './retry-schedule.ts';

test('A delivery is attempted after a minute, and then at least each hour for more than a week', () => {
  const delays = Array.from({ length: maxAttempts }, (_, n) => retryDelayMs(n + 1));
  expect(delays.pop()).toBeUndefined();
  expect(delays[0]).toBe(minute);
  expect(Math.max(...delays.map((delay = Number.NaN) => delay))).toBe(hour);
  expect(delays.reduce<number>((sum, delay = Number.NaN) => sum + delay, 0)).toBeGreaterThan(7 * day);
});
