import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeHtml } from '../../tests/support/decode-html.ts';
import { pageAt } from '../page.ts';
import { HeadTags, themeColors } from './HeadTags.tsx';

const site = new URL('https://clearwell.example');
const about = pageAt('/about');
const meta = { title: 'Emergency Water: Questions and Answers', description: 'Why we exist.' };
const head = (page = about, unlisted = false) =>
  decodeHtml(renderToStaticMarkup(<HeadTags page={page} meta={meta} unlisted={unlisted} site={site} />));

test("The browser's own bars have the color of the paper surface", () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: ${themeColors.light};`);
  expect(tokens).toContain(`--ground: light-dark(var(--paper), ${themeColors.dark});`);
});

test('A page has its own address as canonical, and the brand behind its title', () => {
  expect(head()).toContain('<link rel="canonical" href="https://clearwell.example/about"/>');
  expect(head()).toContain('<meta property="og:url" content="https://clearwell.example/about"/>');
  expect(head()).toContain(`<title>${meta.title} | ${about.organization.brand}</title>`);
});

test('A page names its version in each language, and a default', () => {
  const alternates = [...head().matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  const named = alternates.map(([, code, href]) => ({ code, href }));
  const versions = about.versions.map(({ code, href }) => ({ code, href: new URL(href, site).href }));
  expect(named).toHaveLength(versions.length + 1);
  expect(named).toEqual(
    expect.arrayContaining([...versions, { code: 'x-default', href: 'https://clearwell.example/about' }]),
  );
});

test('An error or a confirmation is kept out of search engines and has no address to share', () => {
  const tags = head(pageAt(undefined), true);
  expect(tags).toContain('<meta name="robots" content="noindex"/>');
  expect(tags).not.toMatch(/canonical|alternate|og:url/);
  expect(head()).not.toContain('robots');
});
