import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { lostPage, pages } from '../support/pages.ts';
import { expect, islandReady, test } from '../support/test.ts';

/** Budgets of issue and architecture, in bytes as sent (brotli). */
const budget = { html: 14 * 1024, css: 12 * 1024, fonts: 90 * 1024, script: 2 * 1024 };
const islandBudget: Record<string, number> = {
  '/': 95 * 1024,
  '/solutions': 75 * 1024,
  '/impact': 75 * 1024,
  '/contact': 85 * 1024,
  '/planner': 75 * 1024,
};
const islands: Record<string, string[]> = {
  '/': ['Planner', 'ContactForm'],
  '/solutions': ['Planner'],
  '/impact': ['VideoPlayer'],
  '/contact': ['ContactForm'],
  '/planner': ['FullPlanner'],
};

function builtFile(path: string): Buffer {
  return readFileSync(join('dist/client', path));
}

const sent = (file: Buffer): number => brotliCompressSync(file).length;

/** Adds up in the page what moves without the visitor's doing, from its first picture on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shows the whole page, window by window. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

function fileOf(path: string): string {
  if (path === lostPage) return '404.html';
  return path === '/' ? 'index.html' : `${path}.html`;
}

for (const path of [...pages, lostPage]) {
  test(`${path} shifts nothing while it loads, and keeps its budgets for HTML, styles, fonts and scripts`, async ({
    page,
    incidents,
  }) => {
    if (path === lostPage) incidents.expect(/404/);
    const loaded = new Map<string, string>();
    page.on('response', response =>
      loaded.set(new URL(response.url()).pathname, response.request().resourceType()),
    );
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    for (const island of islands[path] ?? []) await islandReady(page, island);
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate(() => Reflect.get(window, 'shifts')), 'shifts').toBe(0);

    const bytes = (type: string): number =>
      [...loaded]
        .filter(([url, kind]) => kind === type && url !== path)
        .reduce((sum, [url]) => sum + sent(builtFile(url)), 0);
    const html = builtFile(fileOf(path));
    const inlineScript = [...html.toString().matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
      .map(match => match[1] ?? '')
      .join('');

    expect.soft(sent(html), 'HTML').toBeLessThanOrEqual(budget.html);
    expect.soft(bytes('stylesheet'), 'CSS').toBeLessThanOrEqual(budget.css);
    expect.soft(bytes('font'), 'fonts').toBeLessThanOrEqual(budget.fonts);
    const scripts = bytes('script') + sent(Buffer.from(inlineScript));
    expect.soft(scripts, 'JavaScript').toBeLessThanOrEqual(islandBudget[path] ?? budget.script);
  });
}

test('no script is fetched before the home page is painted', async ({ page }) => {
  await page.goto('/');
  await islandReady(page, 'BackgroundVideo');
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(entry => entry.name.endsWith('.js'))
      .map(entry => entry.startTime),
  }));
  expect(times.scripts.length).toBeGreaterThan(0);
  expect(Math.min(...times.scripts)).toBeGreaterThan(times.painted ?? Number.POSITIVE_INFINITY);
});
