import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumPath as browser } from '../chromium.mjs';
import { printPages } from './print-pages.ts';

test('Printing fails when a style sheet of the page is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-print-'));
  writeFileSync(
    join(folder, 'capabilities.html'),
    '<!doctype html><title>Capabilities</title><link rel="stylesheet" href="/_astro/lost.css">',
  );
  await expect(
    printPages({ browser, folder, languages: ['en'], siteUrl: 'https://www.example.org' }),
  ).rejects.toThrow('/_astro/lost.css');
});
