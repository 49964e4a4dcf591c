import { expect, test } from 'vitest';
import { clockTime } from './video-time.ts';

test('A clock time has minutes and two digits of seconds', () => {
  expect([0, 2.4, 63, 600, 3599.9].map(clockTime)).toEqual(['0:00', '0:02', '1:03', '10:00', '59:59']);
});
