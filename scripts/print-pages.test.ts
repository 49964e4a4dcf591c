import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, printPages } from './print-pages.ts';

const siteUrl = 'https://www.example.org';
const browser = findBrowser(process.env) ?? '';

/** A built site of one page. */
function builtSite(head: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-print-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro', 'page.css'), 'h1 { break-after: page }');
  const body = '<h1>Capabilities</h1><p><a href="/contact">Contact</a></p>';
  writeFileSync(
    join(folder, 'capabilities.html'),
    `<!doctype html><html lang="en"><head><title>Capabilities</title>${head}</head><body>${body}</body></html>`,
  );
  return folder;
}

test('a browser that is not there is not found', () => {
  expect(findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toBeUndefined();
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a page is printed with its styles, and its links lead to the public site', async () => {
  const folder = builtSite('<link rel="stylesheet" href="/_astro/page.css">');
  await printPages({ browser, folder, siteUrl });
  const file = readFileSync(join(folder, 'capabilities.pdf'), 'latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(file).toContain('(https://www.example.org/contact)');
});

test('a page whose styles are missing is not printed in silence', async () => {
  const folder = builtSite('<link rel="stylesheet" href="/_astro/lost.css">');
  await expect(printPages({ browser, folder, siteUrl })).rejects.toThrow('/_astro/lost.css');
});
