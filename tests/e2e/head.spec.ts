import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { readOrganization } from '#content/content.ts';
import { listedPages } from '../../site/seo/listed-pages.ts';
import { lostPage } from '../support/pages.ts';
import { schemaOrgProblems } from '../support/schema-org.ts';
import { expect, test } from '../support/test.ts';

/** The path of an absolute address of the site, whatever SITE_URL it was built with. */
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

/** Fetches a picture and returns its real size in pixels. */
async function pictureSize(request: APIRequestContext, path: string): Promise<[number, number]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const { width, height } = await sharp(await response.body()).metadata();
  return [width, height];
}

test('Every page tells search engines and shared links its title, address, picture and business', async ({
  page,
  request,
  incidents,
}) => {
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
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  const shared = listedPages.map(({ path, copy }) => ({ path, picture: `/social/en/${copy}.jpg` }));
  for (const { path, picture } of [...shared, { path: lostPage, picture: undefined }]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    titles.add(await page.title());
    descriptions.add(await content(page, 'meta[name="description"]'));
    const data = await structuredData(page);
    expect.soft(schemaOrgProblems(data), path).toEqual([]);
    expect.soft(data, path).toMatchObject({ '@graph': expect.arrayContaining([business]) });
    if (picture === undefined) {
      expect.soft(await content(page, 'meta[name="robots"]'), path).toBe('noindex');
      await expect.soft(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
      continue;
    }
    await expect.soft(page.locator('meta[name="robots"]'), path).toHaveCount(0);
    const canonical = (await href(page, 'link[rel="canonical"]')) ?? '';
    expect.soft(pathOf(canonical), path).toBe(path);
    expect.soft(await content(page, 'meta[property="og:url"]'), path).toBe(canonical);
    const image = pathOf((await content(page, 'meta[property="og:image"]')) ?? '');
    expect.soft(image, path).toBe(picture);
    expect.soft(await pictureSize(request, image), path).toEqual([1200, 630]);
    expect.soft(await content(page, 'meta[property="og:image:width"]'), path).toBe('1200');
    expect.soft(await content(page, 'meta[property="og:image:height"]'), path).toBe('630');
    expect.soft(await content(page, 'meta[property="og:image:alt"]'), path).toBeTruthy();
    expect.soft(await content(page, 'meta[name="twitter:card"]'), path).toBe('summary_large_image');
  }
  expect([titles.size, descriptions.size]).toEqual([shared.length + 1, shared.length + 1]);
  expect(descriptions).not.toContain('');
});

test('Every icon that the page or its manifest names exists in the size it states', async ({
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
