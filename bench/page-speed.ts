import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { chromium } from '@playwright/test';
import Fastify from 'fastify';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.mjs';
import { freePort } from '../tests/support/free-port.ts';
import { pages } from '../tests/support/pages.ts';

/*
 * `npm run bench`: Lighthouse's mobile test of every page, compared with `reference/index.html`, Home written by hand.
 * Prints medians. `-- --real` throttles in the browser (1.6 Mbit/s, 150 ms, CPU 4 times slower) instead of simulating it.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: pages.join() },
    real: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const site = await startSite();
const reference = await startReference();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [`--remote-debugging-port=${debuggingPort}`, '--disable-gpu'],
});

try {
  const urls = new Map([['reference', reference.url]]);
  for (const page of values.pages.split(',')) urls.set(page, site.url + page);
  const results = new Map<string, Figures[]>();
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [name, url] of urls) results.set(name, [...(results.get(name) ?? []), await measure(url)]);
  const medians = new Map([...results].map(([name, figures]) => [name, medianFigures(figures)]));
  const referenceLcp = medians.get('reference')?.LCP ?? Number.NaN;
  console.table(
    Object.fromEntries(
      [...medians].map(([name, row]) => [name, { ...row, 'LCP ratio': (row.LCP / referenceLcp).toFixed(2) }]),
    ),
  );
  console.log('Targets: score 97, CLS 0.02; with --real, LCP ratio 1.25.');
} finally {
  await browser.close();
  await reference.app.close();
  site.process.kill('SIGTERM');
  await once(site.process, 'close');
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the built site as in production, but without limits. */
async function startSite() {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'bench.db')}`,
      CONTACT_LIMIT: 'off',
      SITE_LIMIT: 'off',
    },
  });
  let url: string | undefined;
  while (!url) url = /http:\/\/localhost:\d+/.exec(String(await once(child.stdout, 'data')))?.[0];
  child.stdout.resume();
  return { process: child, url };
}

/** Serves the reference with a drawing of ours, compressed as our pages are. */
async function startReference() {
  const drawing = readFileSync('dist/client/press/hand-over.svg', 'utf8');
  const page = readFileSync('bench/reference/index.html', 'utf8').replace('<!-- drawing -->', drawing);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  return { app, url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/` };
}

/** Times in ms, sizes in KB as sent. */
type Figures = Record<'score' | 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'script KB' | 'font KB' | 'all KB', number>;

async function measure(url: string, attempts = 3): Promise<Figures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    throttlingMethod: values.real ? 'devtools' : 'simulate',
    logLevel: 'error',
  });
  if (!result) throw new Error(`no result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = categories['performance']?.score;
  if (typeof score !== 'number') {
    const failed = Object.values(audits).find(({ errorMessage }) => errorMessage);
    const reason = `${url}: ${failed?.errorMessage ?? 'no score'}`;
    if (attempts === 1) throw new Error(reason);
    console.warn(`${reason}; measuring it again`);
    return measure(url, attempts - 1);
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const kilobytes = (isCounted: (type: string) => boolean) =>
    sentBytes(audits['network-requests']?.details, isCounted) / 1024;
  return {
    score: 100 * score,
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'script KB': kilobytes(type => type === 'Script'),
    'font KB': kilobytes(type => type === 'Font'),
    'all KB': kilobytes(type => type !== 'Media'),
  };
}

function sentBytes(details: unknown, isCounted: (type: string) => boolean): number {
  const items: unknown = details && Reflect.get(details, 'items');
  if (!Array.isArray(items)) return Number.NaN;
  return items.reduce(
    (sum, { resourceType, transferSize }) => sum + (isCounted(resourceType) ? transferSize : 0),
    0,
  );
}

function medianFigures(figures: readonly Figures[]): Figures {
  const of = (key: keyof Figures, digits = 0) =>
    Number(median(figures.map(figure => figure[key])).toFixed(digits));
  return {
    score: of('score'),
    FCP: of('FCP'),
    LCP: of('LCP'),
    TBT: of('TBT'),
    CLS: of('CLS', 2),
    'script KB': of('script KB'),
    'font KB': of('font KB'),
    'all KB': of('all KB'),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
