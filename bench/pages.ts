import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.mjs';
import { listedPages } from '../site/seo/listed-pages.ts';
import { startSite, stopMeasured } from './load.ts';

/**
 * `npm run bench`: runs Lighthouse's mobile test (slow 4G, a CPU four times slower) on every page of the built site.
 * Prints a table and asserts nothing, because times depend on the machine; tests/e2e/loading.spec.ts asserts bytes.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const server = await startSite('site', `sqlite:${join(folder, 'bench.db')}`);
const browser = await launch({
  chromePath: chromiumPath,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ],
});

try {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const { path: page } of listedPages) {
    const result = await lighthouse(`http://127.0.0.1:${server.port}${page}`, {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (result) rows[page] = rowOf(result);
  }
  console.table(rows);
} finally {
  browser.kill();
  await stopMeasured(server);
  rmSync(folder, { recursive: true, force: true });
}

function rowOf({ lhr }: RunnerResult): Record<string, string | number> {
  const metric = (id: string): string => lhr.audits[id]?.displayValue?.replaceAll(' ', ' ') ?? '';
  const scores = categories.map(id => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)] as const);
  return {
    ...Object.fromEntries(scores),
    'first paint': metric('first-contentful-paint'),
    'largest paint': metric('largest-contentful-paint'),
    blocked: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    ...bytesByType(lhr.audits['network-requests']?.details),
  };
}

/** Sums kilobytes as sent over the network. */
function bytesByType(details: unknown): Record<string, string> {
  if (
    typeof details !== 'object' ||
    details === null ||
    !('items' in details) ||
    !Array.isArray(details.items)
  )
    return {};
  const sums: Record<string, number> = {};
  for (const { resourceType, transferSize } of details.items) {
    sums[resourceType] = (sums[resourceType] ?? 0) + transferSize;
  }
  return Object.fromEntries(
    ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map(type => [
      type,
      `${((sums[type] ?? 0) / 1024).toFixed(1)} KB`,
    ]),
  );
}
