import { expect, test } from 'vitest';
import { headerText } from './mail-head.ts';

test('A header text cannot be an encoded word', () => {
  expect(headerText('=?utf-8?Q?=E2=80=AE_URGENT?=', 60)).toBe('= ?utf-8?Q?=E2=80=AE_URGENT?=');
});

test.each([
  'ශ්\u200dරී ලංකා',
  'علی\u200cرضا',
  '👨\u200d👩\u200d👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
])('A header text keeps what joins the letters and pictures of %s', name => {
  expect(headerText(`\u202e${name}\u2069`, 60)).toBe(name);
});
