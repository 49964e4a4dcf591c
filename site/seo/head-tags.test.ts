import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAt } from '../page.ts';
import { headTags, themeColors } from './head-tags.ts';

const site = new URL('https://clearwell.example');
const about = pageAt('/about');
const meta = { title: 'Emergency Water: Questions and Answers', description: 'Why we exist.' };
const head = (page = about, unlisted = false) => headTags({ page, meta, unlisted, site });
const findMeta = (tags: ReturnType<typeof head>, name: string) =>
  tags.meta.filter(tag => tag['name'] === name || tag['property'] === name).map(tag => tag['content']);

test("The browser's own bars have the color of the paper surface", () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: ${themeColors.light};`);
  expect(tokens).toContain(`--ground: light-dark(var(--paper), ${themeColors.dark});`);
});

test('The brand follows the title, unless it would make it too long', () => {
  const withBrand = (brand: string) =>
    head({ ...about, organization: { ...about.organization, brand } }).title;
  expect(withBrand('Wellspring')).toBe(`${meta.title} | Wellspring`);
  expect(withBrand('Gulf Coast Emergency Water & Relief')).toBe(meta.title);
});

test('A page has its own address as canonical', () => {
  expect(head().links.filter(({ rel }) => rel === 'canonical')).toEqual([
    { rel: 'canonical', href: 'https://clearwell.example/about' },
  ]);
  expect(findMeta(head(), 'og:url')).toEqual(['https://clearwell.example/about']);
});

test.skipIf(about.versions.length === 1)('A page in several languages names each and a default', () => {
  const versions = (page: typeof about) => head(page).links.filter(link => 'hreflang' in link);
  expect(versions(about)).toEqual([
    ...about.versions.map(({ code, href }) => ({
      rel: 'alternate',
      hreflang: code,
      href: `https://clearwell.example${href}`,
    })),
    { rel: 'alternate', hreflang: 'x-default', href: 'https://clearwell.example/about' },
  ]);
  expect(findMeta(head(about), 'og:locale')).toEqual(['en_US']);
});

test('An error or a confirmation is kept out of search engines and has no address to share', () => {
  const tags = head(pageAt(undefined), true);
  expect(findMeta(tags, 'robots')).toEqual(['noindex']);
  expect(tags.links.some(link => link.rel === 'canonical' || 'hreflang' in link)).toBe(false);
  expect(findMeta(tags, 'og:url')).toEqual([]);
  expect(findMeta(head(), 'robots')).toEqual([]);
});
