import { describe, expect, it } from 'vitest';
import { type Evidence, judge } from './abuse.ts';

const harmless: Evidence = { trapped: false, formAge: undefined, sameTexts: 0 };
const text = (message: string, changes: Partial<Evidence> = {}) =>
  judge({ name: 'Ada', organization: '', message }, { ...harmless, ...changes });
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://shop${n}.example/a`).join(' ');

describe('a message is not suspicious', () => {
  it.each([
    ['as most are', 'Water for 400 people, ten days'],
    ['with a map and a page of its own', `We are here: ${links(2)}`],
    ['with five links', links(5)],
    ['with signs of less and more', 'flow < 40 and > 20 [see page 3], a href we did not get'],
    ['with an e-mail address and a price', 'write to ana@example.org, $400.00'],
  ])('%s', (_name, message) => {
    expect(text(message)).toEqual([]);
  });

  it('because it was sent at once: a draft may have been kept', () => {
    expect(text('Water', { formAge: 0.4 })).toEqual([]);
  });

  it('because nobody knows how long it took: no script, another program', () => {
    expect(text(links(4), { formAge: undefined })).toEqual([]);
  });

  it('because it was sent twice', () => {
    expect(text('Water', { sameTexts: 1 })).toEqual([]);
  });
});

it('is judged in little time, however it is written', () => {
  for (const piece of ['<a ', '[url', 'http://', 'www.', '<a href', ' ', 'href=']) {
    const start = performance.now();
    text(piece.repeat(5000 / piece.length));
    expect(performance.now() - start).toBeLessThan(100);
  }
});

describe('a message is held', () => {
  it('when something stands in the field that people do not see', () => {
    expect(text('Water', { trapped: true })).toEqual(['honeypot']);
  });

  it.each([
    '<a href="https://x.example">pills</a>',
    '<A  class=x HREF=x.example>',
    '[url=https://x.example]pills[/url]',
    '[URL]x[/URL]',
    '[img]x.example/a.png[/img]',
  ])('for links as forums write them: %s', message => {
    expect(text(message)).toEqual(['markup']);
  });

  it('for a flood of links', () => {
    expect(text(links(6))).toEqual(['links']);
    expect(text('see www.a.example WWW.b.example www.c.example www.d.example http://e http://f')).toEqual([
      'links',
    ]);
  });

  it('for the same text a third time within a day', () => {
    expect(text('Water', { sameTexts: 2 })).toEqual(['duplicate']);
  });

  it('for small signs that come together, each of them named', () => {
    expect(text('Water', { formAge: 1, sameTexts: 1 })).toEqual(['too-fast', 'duplicate']);
    expect(text(links(4), { formAge: 2.9 })).toEqual(['too-fast', 'links']);
    expect(text(links(4), { formAge: 3 })).toEqual([]);
  });

  it('for links in the name', () => {
    expect(judge({ name: links(3), organization: links(3), message: 'Hello' }, harmless)).toEqual(['links']);
  });
});
