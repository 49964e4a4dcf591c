import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrganization } from '#content/content.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

// What programs read about the site. Needs `npm run build`.

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

async function read(path: string, type: string): Promise<string> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')], path).toEqual([
    200,
    expect.stringContaining(type),
  ]);
  return response.text();
}

/** The path of an absolute address of the site, whatever SITE_URL it was built with. */
const pathOf = (address = '') => new URL(address).pathname;

/** The built pages that search engines may show, as paths. */
function indexablePages(): string[] {
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .filter(file => !readFileSync(join('dist/client', file), 'utf8').includes('content="noindex"'))
    .map(file => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
    .sort();
}

test('The sitemap lists exactly the pages that may be found, and each answers', async () => {
  const sitemap = await read('/sitemap.xml', 'xml');
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => pathOf(address));
  expect(listed.sort()).toEqual(indexablePages());
  for (const path of listed) await read(path, 'text/html');
});

test('Search engines may read everything and learn where the sitemap is', async () => {
  const robots = await read('/robots.txt', 'text/plain');
  expect(robots).toContain('User-agent: *\nAllow: /');
  expect(robots).not.toContain('Disallow');
  expect(pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1])).toBe('/sitemap.xml');
});

test('The file security.txt says where to report a weakness and has not expired', async () => {
  const path = '/.well-known/security.txt';
  const text = await read(path, 'text/plain');
  expect(text).toContain(`Contact: mailto:${readOrganization().email}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  expect(pathOf(/^Canonical: (.+)$/m.exec(text)?.[1])).toBe(path);
});
