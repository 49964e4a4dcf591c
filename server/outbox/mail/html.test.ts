import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, mailPage } from './html.ts';

describe('markup of a mail', () => {
  it('shows every text as it was written and lets none become markup', () => {
    const readBack = (markup: string) =>
      markup
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
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

  it('takes markup and lists of it as they are', () => {
    expect(html`<ul>${['a', '<b>'].map(item => html`<li>${item}</li>`)}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
  });

  it('asks for dark colours where the reader does, and loads nothing', () => {
    const page = mailPage('en', 'A & B', html`<p>C</p>`);
    expect(page).toContain('<meta name="color-scheme" content="light dark">');
    expect(page).toContain('<title>A &amp; B</title>');
    expect(page).not.toMatch(/(?<!-)color:|background|src=|url\(|<link/);
  });
});
