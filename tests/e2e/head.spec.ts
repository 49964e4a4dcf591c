import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { readOrganization } from '#content/content.ts';
import { listedPages } from '../../site/seo/listed-pages.ts';
import { lostPage, pages } from '../support/pages.ts';
import { schemaOrgProblems } from '../support/schema-org.ts';
import { expect, test } from '../support/test.ts';

/** Where an absolute address of the site stands on the server under test, whatever SITE_URL it was built with. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');
const href = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('href');

async function structuredData(page: Page): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '');
}

/** The built pages that search engines may show, as paths. */
function indexablePages(): string[] {
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .filter(file => !readFileSync(join('dist/client', file), 'utf8').includes('content="noindex"'))
    .map(file => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
    .sort();
}

/** Fetches a picture and tells its real size in pixels. */
async function pictureSize(request: APIRequestContext, path: string): Promise<[number, number]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const { width, height } = await sharp(await response.body()).metadata();
  return [width, height];
}

/** Opens each address in turn, as far as its head needs. */
async function forEachPage(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await look(path);
  }
}

test('every page has a title and a description that no other page has', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  await forEachPage(page, [...pages, lostPage], async () => {
    titles.add(await page.title());
    descriptions.add(await content(page, 'meta[name="description"]'));
  });
  expect(titles.size).toBe(pages.length + 1);
  expect(descriptions.size).toBe(pages.length + 1);
  expect(descriptions).not.toContain('');
});

test('every page names its own address and may be found', async ({ page }) => {
  await forEachPage(page, pages, async path => {
    const canonical = (await href(page, 'link[rel="canonical"]')) ?? '';
    expect.soft(pathOf(canonical), path).toBe(path);
    expect.soft(await content(page, 'meta[property="og:url"]'), path).toBe(canonical);
    await expect.soft(page.locator('meta[name="robots"]'), path).toHaveCount(0);
  });
});

test('every page, when shared, shows the picture made for it in the right size, with words for who cannot see it', async ({
  page,
  request,
}) => {
  await forEachPage(page, pages, async path => {
    const words = listedPages.find(listed => listed.path === path)?.copy;
    const address = (await content(page, 'meta[property="og:image"]')) ?? '';
    expect.soft(new URL(address).pathname, path).toBe(`/social/en/${words}.jpg`);
    const stated = await Promise.all(
      ['width', 'height'].map(async side => Number(await content(page, `meta[property="og:image:${side}"]`))),
    );
    expect.soft(stated, path).toEqual([1200, 630]);
    expect.soft(await pictureSize(request, pathOf(address)), path).toEqual(stated);
    expect.soft(await content(page, 'meta[property="og:image:alt"]'), path).toBeTruthy();
    expect.soft(await content(page, 'meta[name="twitter:card"]'), path).toBe('summary_large_image');
  });
});

test('every page carries the business data, in words that schema.org knows', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const { brand, email, address, geo } = readOrganization();
  const business = expect.objectContaining({
    '@type': 'LocalBusiness',
    name: brand,
    email,
    telephone: expect.stringMatching(/^\+\d{8,15}$/),
    address: expect.objectContaining({ streetAddress: address.street, addressLocality: 'Miami' }),
    geo: expect.objectContaining(geo),
    openingHoursSpecification: expect.objectContaining({ opens: '09:00', closes: '17:00' }),
  });
  await forEachPage(page, [...pages, lostPage], async path => {
    const data = await structuredData(page);
    expect.soft(schemaOrgProblems(data), path).toEqual([]);
    expect.soft(data, path).toMatchObject({ '@graph': expect.arrayContaining([business]) });
  });
});

test('the check of structured data finds unknown words, words in the wrong place and values of the wrong kind', () => {
  const problems = (node: object) =>
    schemaOrgProblems({ '@context': 'https://schema.org', '@graph': [{ '@id': '#a', ...node }] });
  expect(
    problems({ '@type': 'LocalBusiness', name: 'A', geo: { '@type': 'GeoCoordinates', latitude: 1 } }),
  ).toEqual([]);
  expect(problems({ '@type': 'LocalBuisness' })).toHaveLength(1);
  expect(problems({ '@type': 'LocalBusiness', fone: '1' })).toHaveLength(1);
  expect(problems({ '@type': 'WebSite', openingHoursSpecification: [] })).toHaveLength(1);
  expect(problems({ '@type': 'LocalBusiness', geo: { '@type': 'PostalAddress' } })).toHaveLength(1);
  expect(problems({ '@type': 'OpeningHoursSpecification', opens: '9 a.m.' })).toHaveLength(1);
  expect(
    problems({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Someday' }),
  ).toHaveLength(1);
  expect(problems({ '@type': 'WebSite', publisher: { '@id': '#missing' } })).toHaveLength(1);
});

test('the page for lost visitors is kept out of search engines', async ({ page, incidents }) => {
  incidents.expect(/404/);
  await page.goto(lostPage);
  expect(await content(page, 'meta[name="robots"]')).toBe('noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('the sitemap lists exactly the pages that may be found, and each answers', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const listed = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) =>
    pathOf(address),
  );
  expect(listed.sort()).toEqual(indexablePages());
  for (const path of listed) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('robots may read everything and learn where the sitemap is', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('User-agent: *\nAllow: /');
  expect(text).not.toContain('Disallow');
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  expect((await request.get(pathOf(sitemap))).status()).toBe(200);
});

test('whoever finds a weakness learns where to report it, and the note has not expired', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${readOrganization().email}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  expect(pathOf(/^Canonical: (.+)$/m.exec(text)?.[1] ?? '')).toBe('/.well-known/security.txt');
});

test('every icon that the page or its manifest names is there, in the size it says', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const link of await page.locator('head link:is([rel="icon"], [rel="apple-touch-icon"])').all()) {
    const icon = await request.get((await link.getAttribute('href')) ?? '');
    expect(icon.status(), icon.url()).toBe(200);
    expect(icon.headers()['content-type']).toContain('image/');
  }
  const response = await request.get((await href(page, 'link[rel="manifest"]')) ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons }: { name: string; icons: { src: string; sizes: string }[] } = await response.json();
  expect(name).toBe(readOrganization().brand);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) expect((await pictureSize(request, src)).join('x')).toBe(sizes);
  expect(await pictureSize(request, '/logo.png')).toEqual([512, 512]);
});
