import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.mjs';
import { listedPages } from '../site/seo/listed-pages.ts';
import { freePort } from '../tests/support/free-port.ts';

/**
 * `npm run bench`: every page of the built site through Lighthouse's mobile test (slow 4G, a CPU four times slower).
 * Prints a table; asserts nothing, because times depend on the machine. Bytes are asserted in tests/e2e/loading.spec.ts.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const port = await freePort();
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `sqlite:${join(mkdtempSync(join(tmpdir(), 'clearwell-bench-')), 'bench.db')}`,
    LOG_LEVEL: 'warn',
  },
});
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
  await listening(port);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const { path: page } of listedPages) {
    const result = await lighthouse(`http://127.0.0.1:${port}${page}`, {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (result) rows[page] = rowOf(result);
  }
  console.table(rows);
} finally {
  browser.kill();
  server.kill('SIGTERM');
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

/** Kilobytes as sent over the network. */
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

async function listening(at: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${at}/robots.txt`).then(
      response => response.ok,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new Error(`The server did not answer on port ${at} within 10 s`);
}
