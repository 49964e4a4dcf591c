import { expect, test } from 'vitest';
import { maxAttempts, retryDelayMs } from './retry-schedule.ts';

const minute = 60 * 1000;

test('Delays double from a minute to 4 h 48 min, for at least seven days, and then the delivery is given up', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelayMs(index + 1) ?? Number.NaN);
  expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8].map(count => count * minute));
  expect(delays.at(-1)).toBe(288 * minute);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(7 * 24 * 60 * minute);
  expect(retryDelayMs(maxAttempts)).toBeUndefined();
});
