import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { loadOrganization } from '#shared/content/load-content.ts';
import { pagePaths } from '#shared/content/schemas/files.ts';
import { startSite } from '../support/running-site.ts';

// Metadata for search engines and other programs.

const client = 'dist/client';

const site = await startSite();
afterAll(site.close);

async function read(path: string, type: string): Promise<string> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')], path).toEqual([
    200,
    expect.stringContaining(type),
  ]);
  return response.text();
}

/** The path of an absolute address of the site, whatever SITE_URL it was built with. */
const pathname = (address = '') => new URL(address).pathname;

/** The built pages that search engines may show, as paths. */
function indexablePages(): string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .filter(file => !readFileSync(join(client, file), 'utf8').includes('content="noindex"'))
    .map(file => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
    .sort();
}

test('The sitemap lists exactly the pages that may be found, and each answers', async () => {
  const sitemap = await read('/sitemap.xml', 'xml');
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => pathname(address));
  expect(listed.sort()).toEqual(indexablePages());
  for (const path of listed) await read(path, 'text/html');
});

test('Search engines may read everything and learn where the sitemap is', async () => {
  const robots = await read('/robots.txt', 'text/plain');
  expect(robots).toContain('User-agent: *\nAllow: /');
  expect(robots).not.toContain('Disallow');
  expect(pathname(/^Sitemap: (.+)$/m.exec(robots)?.[1])).toBe('/sitemap.xml');
});

test('The file security.txt says where to report a weakness and has not expired', async () => {
  const path = '/.well-known/security.txt';
  const text = await read(path, 'text/plain');
  expect(text).toContain(`Contact: mailto:${loadOrganization().email}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  expect(pathname(/^Canonical: (.+)$/m.exec(text)?.[1])).toBe(path);
});

/** Pixels of a built picture, by its path. */
async function imageSize(path: string): Promise<string> {
  const { width, height } = await sharp(join(client, path)).metadata();
  return `${width}x${height}`;
}

test('Every page has its own title, description and social picture, and structured data', async () => {
  const files = [...pagePaths.map(path => (path === '/' ? '/index' : path)), '/404'];
  const seen = { title: new Set<string>(), description: new Set<string>() };
  for (const file of files) {
    const html = readFileSync(join(client, `${file}.html`), 'utf8');
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    seen.title.add(found(/<title>(.+?)<\/title>/));
    seen.description.add(found(/<meta name="description" content="(.+?)"/));
    expect(JSON.parse(found(/ld\+json">(.+?)<\/script>/)), file).toMatchObject({ '@type': 'LocalBusiness' });
    expect(await imageSize(pathname(found(/"og:image" content="(.+?)"/))), file).toBe('1200x630');
  }
  for (const values of Object.values(seen)) {
    expect(values).not.toContain('');
    expect(values.size).toBe(files.length);
  }
});

test('Every icon that the pages or their manifest name exists in the size it states', async () => {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="(.+?)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, path = ''] of links) await read(path, 'image/');
  const { name, icons } = JSON.parse(await read('/manifest.webmanifest', 'application/manifest+json'));
  expect(name).toBe(loadOrganization().brand);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) expect(await imageSize(src)).toBe(sizes);
  expect(await imageSize('/icon-512.png')).toBe('512x512');
});
