import { expect, test } from 'vitest';
import { emailAddress, isPlausibleEmail, mistypedEmail } from './email-address.ts';

test.each([
  'a@b.org',
  'first.last+tag@sub.example.com',
  'sales&marketing@example.org',
  "o'brien/water=1@example.org",
  'a..b.@example.jp',
  'amal@xn--mgbh0fb.xn--mgbaam7a8h',
  ' \u202aada@example.org\u202c',
])('The address %j is plausible', address => {
  expect(isPlausibleEmail(address)).toBe(true);
});

test.each([
  ['amal@موقع.امارات', 'amal@xn--4gbrim.xn--mgbaam7a8h'],
  ['info@Bücher.example', 'info@xn--bcher-kva.example'],
  ['info@例え。jp', 'info@xn--r8jz45g.jp'],
])('Email to %s goes to %s', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});

test.each([
  '',
  'a@',
  '@b.org',
  'a@b',
  'a b@c.org',
  'a@b.org Cc: c@d.org',
  'ada@example.org, bob@example.org',
  'Ada <ada@example.org>',
  'josé@example.org',
  'a@b_c.org',
  'a@127.0.0.1',
  'a@１２７.０.０.１',
  'a@مثال.org/x',
])('The address "%s" is not plausible', address => {
  expect(isPlausibleEmail(address)).toBe(false);
  expect(mistypedEmail({ email: address })).toBe(address || undefined);
});
