import { expect, test } from 'vitest';
import { mapFields } from '#shared/contact/contact-message.ts';
import { type AbuseSignals, findSuspicions, freeText } from './abuse.ts';

const harmless: AbuseSignals = { isHoneypotFilled: false, sameTexts: 0, isOverLimit: false };
const text = (message: string, changes: Partial<AbuseSignals> = {}) =>
  findSuspicions(message, { ...harmless, ...changes });
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://shop${n}.example/a`).join(' ');

test.each([
  ['like most', 'Water for 400 people, ten days'],
  ['with a map and a page of its own', `We are here: ${links(2)}`],
  ['with five links', links(5)],
  ['with signs of less and more', 'flow < 40 and > 20 [see page 3], a href we did not get'],
  ['with an email address and a price', 'write to ana@example.org, $400.00'],
])('A message %s is not suspicious', (_name, message) => {
  expect(text(message)).toEqual([]);
});

test.each([
  '<a href="https://x.example">pills</a>',
  '<A  class=x HREF=x.example>',
  '[url=https://x.example]pills[/url]',
  '[URL]x[/URL]',
  '[img]x.example/a.png[/img]',
])('A message with forum markup is set aside: %s', message => {
  expect(text(message)).toEqual(['markup']);
});

test('A message with six links is set aside', () => {
  expect(text(links(6))).toEqual(['links']);
  expect(text('see www.a.example WWW.b.example www.c.example www.d.example http://e http://f')).toEqual([
    'links',
  ]);
});

test('Each sign is named', () => {
  expect(text('Water', { sameTexts: 1 })).toEqual([]);
  expect(text(links(6), { sameTexts: 2, isHoneypotFilled: true, isOverLimit: true })).toEqual([
    'honeypot',
    'links',
    'duplicate',
    'limit',
  ]);
});

test('Every field is judged, but not the phone number and the email address', () => {
  const words = freeText(mapFields(({ name }) => `the ${name}`));
  expect(words).toContain('the name\nthe organization');
  expect(words).not.toMatch(/phone|email/);
});
