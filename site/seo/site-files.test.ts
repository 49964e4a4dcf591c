import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { manifest, themeColors } from './manifest.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

const site = new URL('https://clearwell.example');

test('The sitemap names each page in each language that has it, and a date only where the page shows one', () => {
  const xml = sitemap({ languages: ['en', 'es'], policyUpdated: '2026-11-21', site });
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain('https://clearwell.example/');
  expect(addresses).toContain('https://clearwell.example/es');
  expect(addresses).toContain('https://clearwell.example/press');
  expect(addresses).not.toContain('https://clearwell.example/es/press');
  expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(4);
  expect(xml).toContain('hreflang="x-default" href="https://clearwell.example/donate"');
});

test('Security.txt says where to report a weakness, for less than a year', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const lines = securityTxt({ email: 'a@b.example', answersIn: ['en', 'es'], now, site }).split('\n');
  expect(lines).toContain('Contact: mailto:a@b.example');
  expect(lines).toContain('Preferred-Languages: en, es');
  expect(lines).toContain('Canonical: https://clearwell.example/.well-known/security.txt');
  expect(lines).toContain('Expires: 2027-10-17T00:00:00.000Z');
});

test('The manifest has the brand’s name for home screens', () => {
  const page = readPage('/');
  const written = JSON.parse(manifest(page));
  expect(written).toMatchObject({
    name: page.organization.brand,
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en',
  });
  expect(written.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
});

test('The theme colors are those of paper, light and dark', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: ${themeColors.light}`);
  expect(tokens).toMatch(new RegExp(`\\[data-surface="paper"\\] \\{\\s+--ground: ${themeColors.dark};`));
});
