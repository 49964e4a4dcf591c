import { expect, test } from 'vitest';
import { fieldNames } from '#shared/contact/contact-message.ts';
import { sampleMessage } from '../../tests/support/sample-messages.ts';
import { hasText } from './message-filter.ts';

test('A message is found by a part of any field, in any case, whatever the form of its accents', () => {
  const message = sampleMessage({ message: '100% PURE_water, École' });
  for (const name of fieldNames) expect(hasText(message, message[name].slice(1)), name).toBe(true);
  for (const text of ['pure_WATER', 'école'.normalize('NFD')]) expect(hasText(message, text)).toBe(true);
  expect(hasText(message, 'Pure  water')).toBe(false);
});

test.each([
  '+1 305 555 0142',
  '(305) 555-0142 ext. 7',
  '305.555.0142',
  '٣٠٥ ٥٥٥ ٠١٤٢',
  '305\u2011555\u20110142',
])('The phone number %s is found by its digits, with or without a country code', phone => {
  const message = sampleMessage({ phone });
  const texts = ['3055550142', '+13055550142', '50142', '٣٠٥٥٥٥٠١٤٢', '305\u2011555\u20110142'];
  // Pasted with the marks that turn the direction, and with narrow spaces.
  for (const text of [...texts, '\u2066+1\u202f305\u202f555\u202f0142\u2069'])
    expect(hasText(message, text)).toBe(true);
  for (const text of ['3055550143', 'call 55550142']) expect(hasText(message, text)).toBe(false);
});
