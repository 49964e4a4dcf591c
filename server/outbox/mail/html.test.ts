import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, mailPage } from './html.ts';

test('Every text is shown as it was written and never becomes markup', () => {
  const readBack = (markup: string) =>
    markup
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&');
  const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '&lt;', 'a', 'é') });
  fc.assert(
    fc.property(text, value => {
      const { markup } = html`<p title="${value}">${value}</p>`;
      expect(markup).toMatch(/^<p title="[^"<>]*">[^"<>]*<\/p>$/);
      expect(readBack(markup)).toBe(`<p title="${value}">${value}</p>`);
    }),
  );
});

test('Markup in a template is kept, and so are lists of it', () => {
  expect(html`<ul>${['a', '<b>'].map(item => html`<li>${item}</li>`)}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});

test('A page sets no colors and loads nothing', () => {
  const page = mailPage('en', 'A & B', html`<p>C</p>`);
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).not.toMatch(/(?<!-)color:|background|src=|url\(|<link/);
});
