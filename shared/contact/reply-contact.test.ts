import { expect, test } from 'vitest';
import { maskedContact, replyContact } from './reply-contact.ts';

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
  ['Room 12 / 14 – phone 305 555 0142', '…0142'],
  ['٠٠٩٦٢ ٧٩ ٥٥٥ ٠١٤٢', '…٠١٤٢'],
])('The phone number %j is recognized by its last four digits', (phone, masked) => {
  expect(maskedContact({ email: '', phone })?.address).toBe(masked);
});

test('A masked address is recognized by its owner only', () => {
  expect(maskedContact({ email: 'dana@hospital.org', phone: '' })?.address).toBe('d…@hospital.org');
  expect(maskedContact({ email: '', phone: '' })).toBeUndefined();
});
