import { expect, test } from 'vitest';
import {
  isPlausibleEmail,
  mailAddress,
  maskedContact,
  mistypedEmail,
  replyContact,
} from './reply-contact.ts';

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
  expect(mailAddress(typed)).toBe(address);
});

test.each([
  '',
  'a',
  'a@',
  '@b.org',
  'a@b',
  'a b@c.org',
  'a@b.org Cc: c@d.org',
  'ada@example.org, bob@example.org',
  'Ada <ada@example.org>',
  'josé@example.org',
  'a@b_c.org',
  'a@-b.org',
  'a@127.0.0.1',
  'a@１２７.０.０.１',
  'a@مثال.org/x',
  'a@مثال.org:25',
])('The address "%s" is not plausible', address => {
  expect(isPlausibleEmail(address)).toBe(false);
  expect(mistypedEmail({ email: address })).toBe(address || undefined);
});

test.each([
  ['a@b.org', '', { kind: 'email', address: 'a@b.org' }],
  ['a@b', '305 555 01', { kind: 'phone', address: '305 555 01' }],
  ['', '٣٤٠٠٠٠٠', { kind: 'phone', address: '٣٤٠٠٠٠٠' }],
  ['dana@hospital', '555', undefined],
  ['', 'call the school', undefined],
])('The answer to the email address "%s" and the phone number "%s" goes to %j', (email, phone, contact) => {
  expect(replyContact({ email: ` ${email} `, phone })).toEqual(contact);
});

test.each([
  ['+1 305 555 0142', '…0142'],
  ['\u202a+1 (305) 555-0142\u202c', '…0142'],
  ['(305) 555-0142 ext. 7', '…0142'],
  ['Tel. 305 555 01 42, after 5', '…0142'],
  ['٠٠٩٦٢ ٧٩ ٥٥٥ ٠١٤٢', '…٠١٤٢'],
])('The phone number %j is recognized by its last four digits', (phone, masked) => {
  expect(maskedContact({ email: '', phone })?.address).toBe(masked);
});

test('A masked address is recognized by its owner only', () => {
  expect(maskedContact({ email: 'dana@hospital.org', phone: '' })?.address).toBe('d…@hospital.org');
  expect(maskedContact({ email: '', phone: '' })).toBeUndefined();
});
