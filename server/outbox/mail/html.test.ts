import { expect, test } from 'vitest';
import { html, mailPage } from './html.ts';

test('Text never becomes markup, while markup in a template is kept, and so are lists of it', () => {
  expect(html`<ul title="${'"&'}">${['a', '<b>'].map(item => html`<li>${item}</li>`)}</ul>`.markup).toBe(
    '<ul title="&quot;&amp;"><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});

test('A page sets no colors and loads nothing', () => {
  const page = mailPage('en', 'A & B', html`<p>C</p>`);
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).not.toMatch(/(?<!-)color:|background|src=|url\(|<link/);
});
