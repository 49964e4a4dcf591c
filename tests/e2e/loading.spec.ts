import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { portOf } from '../support/free-port.ts';
import { lostPage, pages } from '../support/pages.ts';
import { expect, islandReady, test } from '../support/test.ts';

/** Kilobytes as sent (brotli). Styles are part of the HTML; its scripts count as script. */
const budgets = { html: 22, fonts: 30, script: 2 };
/** Read on networks that carry little: all of the page but the font. */
const waterNow = { path: '/water-now', budget: 10 };
/** Pages with islands, once the visitor has seen all of them. Elsewhere no library is loaded. */
const scriptBudgets: Record<string, number> = {
  '/': 95,
  '/impact': 75,
  '/contact': 90,
  '/planner': 80,
};

const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>[\s\S]*?<\/script>/g;

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

/** Texts that wait for the font, but for those that keep the fallback for good; `main` itself has none. Runs in the page. */
function fallbackTexts(): string[] {
  return [...document.querySelectorAll('body *:not(main, .no-font, .no-font *)')]
    .filter(element => getComputedStyle(element).fontFamily.includes('to come'))
    .map(element => element.textContent);
}

/** Records what a page loads; returns the kilobytes of one type of resource, inline scripts included, or of all but films. */
function watchBytes(page: Page): (type?: string) => Promise<number> {
  const loaded = new Map<string, string>();
  page.on('response', response =>
    loaded.set(new URL(response.url()).pathname, response.request().resourceType()),
  );
  return async type => {
    const files = [...loaded].filter(([, kind]) => (type === undefined ? kind !== 'media' : kind === type));
    const bytes = files.map(([path]) => {
      const file = readFileSync(join('dist/client', fileOf(path)));
      return kilobytes(type === 'document' ? file.toString().replaceAll(inlineScript, '') : file);
    });
    if (type === 'script') {
      const inline = (await page.content()).match(inlineScript) ?? [];
      bytes.push(kilobytes(inline.join('')));
    }
    return bytes.reduce((sum, size) => sum + size, 0);
  };
}

function fileOf(path: string): string {
  if (path === lostPage) return '404.html';
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

for (const path of [...pages, lostPage]) {
  test(`The page ${path} hardly moves while it loads and keeps its budgets of bytes`, async ({
    page,
    incidents,
  }) => {
    if (path === lostPage) incidents.expect(/404/);
    const sent = watchBytes(page);
    await watchShifts(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.locator('astro-island[ssr][client="near"]'), 'islands still asleep').toHaveCount(0);
    await expect.poll(() => page.evaluate(fallbackTexts), { message: 'texts without the font' }).toEqual([]);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
    expect.soft(shifts, 'layout shifts').toBeLessThan(0.02);
    expect.soft(await sent('document'), 'HTML and CSS').toBeLessThanOrEqual(budgets.html);
    expect.soft(await sent('font'), 'fonts').toBeLessThanOrEqual(budgets.fonts);
    if (path === waterNow.path) {
      const all = (await sent()) - (await sent('font'));
      expect.soft(all, 'all but the font').toBeLessThanOrEqual(waterNow.budget);
    }
    expect
      .soft(await sent('script'), 'JavaScript')
      .toBeLessThanOrEqual(scriptBudgets[path] ?? budgets.script);
  });
}

test('What is read of Home on a slow line does not move when the rest arrives', async ({
  page,
  incidents,
}) => {
  incidents.expect(/^request to another origin/);
  const [title, rest] = readFileSync('dist/client/index.html', 'utf8').split(/(?<=<\/h1>)/);
  let finish = () => {};
  const server = createServer(({ url = '/' }, response) => {
    if (url !== '/') return void response.end(readFileSync(join('dist/client', url)));
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(title);
    finish = () => response.end(rest);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${portOf(server)}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  finish();
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.02);
  // Before the server: the page may still be fetching what comes after it has loaded.
  await page.close();
  server.close();
});

test('A phone that opens Home loads at most 160 KB before the visitor does anything, and hardly any script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const sent = watchBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect.soft(await sent(), 'all but the film').toBeLessThanOrEqual(160);
  expect.soft(await sent('script'), 'JavaScript').toBeLessThanOrEqual(3);
  expect.soft(await sent('font'), 'fonts').toBeLessThanOrEqual(30);
  const hero = page.getByRole('main').locator('section').first().locator('picture img');
  const address = await hero.evaluate(img => img instanceof HTMLImageElement && img.currentSrc);
  const picture = readFileSync(join('dist/client', new URL(String(address)).pathname));
  expect.soft(picture.length / 1024, 'the picture of the hero').toBeLessThanOrEqual(30);
});

test('Islands whose script did not arrive wake when the line is back: one at once, one when it is pointed at again', async ({
  page,
  context,
  incidents,
}) => {
  incidents.expect(/Failed to load resource|Error hydrating/);
  const fails = (name: string) =>
    page.waitForEvent('console', message => message.text().includes(`Error hydrating /_astro/${name}`));
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const title = page.getByRole('heading', { level: 1 });
  await Promise.all([fails('BackgroundVideo'), title.hover()]);
  await Promise.all([fails('ContactForm'), page.locator('form#message').scrollIntoViewIfNeeded()]);
  await context.setOffline(false);
  await islandReady(page, 'ContactForm');
  await title.hover();
  await islandReady(page, 'BackgroundVideo');
});
