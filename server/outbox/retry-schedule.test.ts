import { expect, test } from 'vitest';
import { day, hour } from '../base/clock.ts';
import { maxAttempts, retryDelayMs } from './retry-schedule.ts';

test('A list of messages set aside is tried each hour until it arrives', () => {
  expect(retryDelayMs({ channel: 'set-aside-list', attempts: 3 })).toBe(4 * 60_000);
  expect(retryDelayMs({ channel: 'set-aside-list', attempts: 100 })).toBe(3_600_000);
});

test('An email to the team is attempted at least each hour for more than a week', () => {
  const delays = Array.from({ length: maxAttempts }, (_, n) =>
    retryDelayMs({ channel: 'team-mail', attempts: n + 1 }),
  );
  expect(delays.pop()).toBeUndefined();
  expect(Math.max(...delays.map((delay = Number.NaN) => delay))).toBe(hour);
  expect(delays.reduce<number>((sum, delay = Number.NaN) => sum + delay, 0)).toBeGreaterThan(7 * day);
});
