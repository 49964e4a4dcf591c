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
