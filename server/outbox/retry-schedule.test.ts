import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxAttempts, retryDelayMs } from './retry-schedule.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The delays between all attempts of one delivery. */
function delays(random: number): number[] {
  return Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelayMs(index + 1, random) ?? Number.NaN);
}

test('Delays are at least a minute and at most six hours, and double', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), random => {
      for (const delay of delays(random)) {
        expect(delay).toBeGreaterThanOrEqual(minute);
        expect(delay).toBeLessThanOrEqual(360 * minute);
      }
    }),
  );
  expect(delays(0).slice(0, 4)).toEqual([1, 2, 4, 8].map(count => count * minute));
});

test('A delivery is attempted for at least seven days, then given up', () => {
  expect(delays(0).reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(7 * day);
  expect(retryDelayMs(maxAttempts, 0)).toBeUndefined();
});

test('Deliveries that failed together are not retried together', () => {
  expect(retryDelayMs(1, 1)).toBe(1.25 * minute);
  expect(retryDelayMs(40, 1)).toBe(360 * minute);
});
