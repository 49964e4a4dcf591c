import { expect, test } from 'vitest';
import { retryDelayMs } from './retry.ts';

test('A list of messages set aside is tried each hour until it arrives; an email to the team dies after 44 attempts', () => {
  expect(retryDelayMs({ channel: 'set-aside-list', attempts: 3 })).toBe(4 * 60_000);
  expect(retryDelayMs({ channel: 'set-aside-list', attempts: 100 })).toBe(3_600_000);
  expect(retryDelayMs({ channel: 'team-mail', attempts: 43 })).toBe(288 * 60_000);
  expect(retryDelayMs({ channel: 'team-mail', attempts: 44 })).toBeUndefined();
});
