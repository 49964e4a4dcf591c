import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { lostPage, pages } from '../support/pages.ts';
import { expect, islandReady, test } from '../support/test.ts';

/** Kilobytes as sent (brotli), with 10 % slack: a budget finds a library too many, not a word too many. */
const slack = 1.1;
const budgets = { html: 14, css: 12, fonts: 90, script: 2 };
/** Pages with islands. Elsewhere no library is loaded. */
const scriptBudgets: Record<string, number> = {
  '/': 95,
  '/solutions': 75,
  '/impact': 75,
  '/contact': 85,
  '/planner': 75,
};

const builtFile = (path: string): Buffer => readFileSync(join('dist/client', path));
const kilobytes = (file: Buffer | string): number => brotliCompressSync(file).length / 1024;

/** Adds up what moves without the visitor's doing, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

function fileOf(path: string): string {
  if (path === lostPage) return '404.html';
  return path === '/' ? 'index.html' : `${path}.html`;
}

for (const path of [...pages, lostPage]) {
  test(`The page ${path} shifts nothing while it loads and keeps its budgets of bytes`, async ({
    page,
    incidents,
  }) => {
    if (path === lostPage) incidents.expect(/404/);
    const loaded = new Map<string, string>();
    page.on('response', response =>
      loaded.set(new URL(response.url()).pathname, response.request().resourceType()),
    );
    await watchShifts(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.locator('astro-island[ssr]'), 'islands still asleep').toHaveCount(0);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'shifts')), 'layout shifts').toBe(0);

    const html = builtFile(fileOf(path)).toString();
    const inlineScripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const sent = (type: string): number =>
      [...loaded]
        .filter(([url, kind]) => kind === type && url !== path)
        .reduce((sum, [url]) => sum + kilobytes(builtFile(url)), 0);
    const scripts = sent('script') + kilobytes(inlineScripts.map(([, script]) => script).join(''));
    expect.soft(kilobytes(html), 'HTML').toBeLessThanOrEqual(slack * budgets.html);
    expect.soft(sent('stylesheet'), 'CSS').toBeLessThanOrEqual(slack * budgets.css);
    expect.soft(sent('font'), 'fonts').toBeLessThanOrEqual(slack * budgets.fonts);
    expect.soft(scripts, 'JavaScript').toBeLessThanOrEqual(slack * (scriptBudgets[path] ?? budgets.script));
  });
}

test('No script is fetched before the home page is painted', async ({ page }) => {
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
