import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from './manifest.ts';
import { sitemap } from './sitemap.ts';

const site = new URL('https://clearwell.example');

test('The sitemap names the default language of a page, and a date only where the page shows one', () => {
  const xml = sitemap({ languages: ['en', 'es'], policyUpdated: '2026-11-21', site });
  expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(4);
  expect(xml).toContain('hreflang="x-default" href="https://clearwell.example/donate"');
});

test('The theme colors are those of paper, light and dark', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: ${themeColors.light}`);
  expect(tokens).toMatch(new RegExp(`\\[data-surface="paper"\\] \\{\\s+--ground: ${themeColors.dark};`));
});
