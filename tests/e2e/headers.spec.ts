import { expect, test } from '@playwright/test';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { lostPage, pages } from '../support/pages.ts';

test('Every answer carries the security headers and sets no cookie', async ({ request }) => {
  for (const path of [...pages, lostPage, '/robots.txt', contactFunctionPath]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).not.toMatch(/unsafe|https?:/);
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['referrer-policy'], path).toBeTruthy();
    expect.soft(headers['permissions-policy'], path).toBeTruthy();
    expect.soft(headers['set-cookie'], path).toBeUndefined();
  }
});

test('A page comes compressed and is revalidated, and a file with a hash in its name is kept for good', async ({
  request,
}) => {
  const page = await request.get('/about', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toContain('no-cache');
  const etag = page.headers()['etag'] ?? '';
  const again = await request.get('/about', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  const stylesheet = /href="(\/_astro\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(stylesheet)).headers()['cache-control']).toContain('immutable');
});
