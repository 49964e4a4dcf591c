import { expect, it } from 'vitest';
import { type Evidence, judge } from './abuse.ts';

const harmless: Evidence = { trapped: false, formAge: undefined, sameTexts: 0 };
const text = (message: string, changes: Partial<Evidence> = {}) =>
  judge({ name: 'Ada', organization: '', message }, { ...harmless, ...changes });
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://shop${n}.example/a`).join(' ');

it.each([
  ['like most', 'Water for 400 people, ten days'],
  ['with a map and a page of its own', `We are here: ${links(2)}`],
  ['with five links', links(5)],
  ['with signs of less and more', 'flow < 40 and > 20 [see page 3], a href we did not get'],
  ['with an email address and a price', 'write to ana@example.org, $400.00'],
])('A message %s is not suspicious', (_name, message) => {
  expect(text(message)).toEqual([]);
});

it('A message sent at once is not suspicious: a draft may have been restored', () => {
  expect(text('Water', { formAge: 0.4 })).toEqual([]);
});

it('A message of unknown age is not suspicious', () => {
  expect(text(links(4), { formAge: undefined })).toEqual([]);
});

it('A text received once before is not suspicious', () => {
  expect(text('Water', { sameTexts: 1 })).toEqual([]);
});

it('Any message is judged in little time', () => {
  for (const piece of ['<a ', '[url', 'http://', 'www.', '<a href', ' ', 'href=']) {
    const start = performance.now();
    text(piece.repeat(5000 / piece.length));
    expect(performance.now() - start).toBeLessThan(100);
  }
});

it('A message with a filled honeypot is held', () => {
  expect(text('Water', { trapped: true })).toEqual(['honeypot']);
});

it.each([
  '<a href="https://x.example">pills</a>',
  '<A  class=x HREF=x.example>',
  '[url=https://x.example]pills[/url]',
  '[URL]x[/URL]',
  '[img]x.example/a.png[/img]',
])('A message with forum markup is held: %s', message => {
  expect(text(message)).toEqual(['markup']);
});

it('A message with six links is held', () => {
  expect(text(links(6))).toEqual(['links']);
  expect(text('see www.a.example WWW.b.example www.c.example www.d.example http://e http://f')).toEqual([
    'links',
  ]);
});

it('A text received for the third time is held', () => {
  expect(text('Water', { sameTexts: 2 })).toEqual(['duplicate']);
});

it('Small signs that come together hold a message, and each is named', () => {
  expect(text('Water', { formAge: 1, sameTexts: 1 })).toEqual(['too-fast', 'duplicate']);
  expect(text(links(4), { formAge: 2.9 })).toEqual(['too-fast', 'links']);
  expect(text(links(4), { formAge: 3 })).toEqual([]);
});

it('Links in the name count', () => {
  expect(judge({ name: links(3), organization: links(3), message: 'Hello' }, harmless)).toEqual(['links']);
});
