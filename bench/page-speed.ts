import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { pagePaths } from '#shared/content/schemas/files.ts';
import { chromiumPath } from '../scripts/chromium.mjs';
import { listeningPort } from '../tests/support/free-port.ts';
import { startSite } from '../tests/support/running-site.ts';

// `npm run bench [-- PAGE ...]`: medians of Lighthouse's mobile test, compared with `reference/index.html`, Home written by
// hand. `--real` throttles in the browser (1.6 Mbit/s, 150 ms, CPU 4 times slower) instead of simulating it.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { real: { type: 'boolean', default: false }, rounds: { type: 'string', default: '3' } },
});

/** Lighthouse's name of each figure. Times are in ms; CLS, the layout shift, has no unit. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Arguments of `npx`, which fetches Lighthouse when it runs: nothing else uses its many packages. */
const lighthouse = [
  '--yes',
  'lighthouse@13.5.0',
  '--quiet',
  '--output=json',
  '--only-categories=performance',
  `--throttling-method=${values.real ? 'devtools' : 'simulate'}`,
  // As in playwright.config.ts: otherwise a page in 60 is never painted.
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-features=BackgroundResourceFetch',
];

const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

// The built site as in production, but without limits.
const site = await startSite();

// The reference with a drawing of ours, compressed as our pages are.
const drawing = readFileSync('dist/client/press/hand-over.svg', 'utf8');
const html = readFileSync('bench/reference/index.html', 'utf8').replace('<!-- drawing -->', drawing);
const compressed = brotliCompressSync(html);
const reference = createServer((_request, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(compressed),
).listen(0, '127.0.0.1');
await once(reference, 'listening');

const measured = new Map<string, Record<string, number>>([
  ['reference', await medians(`http://127.0.0.1:${listeningPort(reference)}/`)],
]);
for (const page of positionals.length > 0 ? positionals : pagePaths)
  measured.set(page, await medians(site.url + page));
const referenceLcp = measured.get('reference')?.['LCP'] ?? Number.NaN;
for (const row of measured.values()) row['ratio'] = rounded((row['LCP'] ?? Number.NaN) / referenceLcp);
console.table(Object.fromEntries(measured));
reference.close();
await site.close();

/** The median of each figure over all rounds. */
async function medians(url: string): Promise<Record<string, number>> {
  const rounds: Record<string, number>[] = [];
  while (rounds.length < Number(values.rounds)) rounds.push(await measure(url));
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map(name => [
      name,
      rounded(middle(rounds.map(row => row[name] ?? Number.NaN)) ?? Number.NaN),
    ]),
  );
}

/** Runs Lighthouse once. A figure that it could not measure is `NaN`. */
async function measure(url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)('npx', [...lighthouse, url], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 100_000_000,
  });
  const { categories, audits: found } = report.parse(JSON.parse(stdout));
  return {
    score: 100 * categories.performance.score,
    ...Object.fromEntries(
      Object.entries(audits).map(([name, id]) => [name, found[id]?.numericValue ?? Number.NaN]),
    ),
  };
}

/** Rounds to whole numbers, but the small figures, shift and ratio, to two decimals. */
function rounded(figure: number): number {
  return figure < 10 ? Math.round(figure * 100) / 100 : Math.round(figure);
}
