import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumPath as browser } from '../chromium.mjs';
import { printPages } from './print-pages.ts';

const siteUrl = 'https://www.example.org';

/** Writes a built site of one page and returns its folder. */
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

test('A page is printed with its styles, and its links lead to the public site', async () => {
  const folder = builtSite('<link rel="stylesheet" href="/_astro/page.css">');
  await printPages({ browser, folder, siteUrl });
  const file = readFileSync(join(folder, 'capabilities.pdf'), 'latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(file).toContain('(https://www.example.org/contact)');
});

test('Printing fails when a style sheet of the page is missing', async () => {
  const folder = builtSite('<link rel="stylesheet" href="/_astro/lost.css">');
  await expect(printPages({ browser, folder, siteUrl })).rejects.toThrow('/_astro/lost.css');
});
