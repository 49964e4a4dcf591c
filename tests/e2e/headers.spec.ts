import { expect, test } from '@playwright/test';
import { lostPage, pages } from '../support/pages.ts';

for (const path of [...pages, lostPage, '/robots.txt', '/functions/v1/submit-contact-form']) {
  test(`${path} is sent with every protection`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('a page is revalidated, a hashed file is kept for good', async ({ request }) => {
  const page = await request.get('/about');
  expect(page.headers()['cache-control']).toContain('no-cache');
  const etag = page.headers()['etag'] ?? '';
  expect((await request.get('/about', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  const stylesheet = /href="(\/_astro\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(stylesheet)).headers()['cache-control']).toContain('immutable');
});

test('pages come compressed with brotli', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
});
