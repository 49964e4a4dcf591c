import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { content } from '../support/content.ts';
import { lostPage, pages } from '../support/pages.ts';
import { expect, islandReady, test } from '../support/test.ts';
import { drawnFonts } from '../support/typeface.ts';

/** Kilobytes as sent (brotli), with slack: the targets are in `bench/`. Styles are part of the HTML; its scripts count as script. */
const budgets = { html: 28, script: 8, font: 35, heroPicture: 30, all: 160 };
/** For networks that carry little: all of the page but the font. */
const waterNow = { path: '/water-now', budget: 12 };
/** A shift that visitors hardly notice (web.dev/cls: good). */
const hardlyAnyShift = 0.1;
/** Their islands begin with a library. */
const pagesWithIslands = ['/', '/impact', '/contact', '/planner'];

const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>[\s\S]*?<\/script>/g;

const kilobytes = (file: Buffer | string): number => brotliCompressSync(file).length / 1024;

/** Adds up what moves without the visitor's doing, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Records what a page loads; returns the kilobytes of one type of resource, inline scripts included, or of all but videos. */
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
  test(`The page ${path} hardly moves while it loads, and loads no library without need`, async ({
    page,
    incidents,
  }) => {
    if (path === lostPage) incidents.expect(/404/);
    const sent = watchBytes(page);
    const shifts = await watchShifts(page);
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(), 'layout shifts').toBeLessThan(hardlyAnyShift);
    if (!pagesWithIslands.includes(path))
      expect.soft(await sent('script'), 'JavaScript').toBeLessThanOrEqual(budgets.script);
    if (path === waterNow.path) {
      const all = (await sent()) - (await sent('font'));
      expect.soft(all, 'all but the font').toBeLessThanOrEqual(waterNow.budget);
    }
  });
}

for (const language of content.languages) {
  test(`All text of a page is in one typeface, and in our own once it is in the cache (${language})`, async ({
    page,
  }) => {
    await page.goto(content.localizedPath(language, '/contact'), { waitUntil: 'networkidle' });
    const [first, ...others] = await drawnFonts(page);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ isOwn }) => isOwn !== first?.isOwn)).toEqual([]);

    await page.goto(content.localizedPath(language, '/'), { waitUntil: 'networkidle' });
    const ofDevice = (await drawnFonts(page)).filter(({ isOwn }) => !isOwn);
    expect(ofDevice).toEqual([]);
  });
}

test('A phone that opens Home loads little before the visitor does anything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const sent = watchBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect.soft(await sent('document'), 'HTML and CSS').toBeLessThanOrEqual(budgets.html);
  expect.soft(await sent('script'), 'JavaScript').toBeLessThanOrEqual(budgets.script);
  expect.soft(await sent('font'), 'fonts').toBeLessThanOrEqual(budgets.font);
  expect.soft(await sent(), 'all but the video').toBeLessThanOrEqual(budgets.all);
  const hero = page.getByRole('main').locator('section').first().locator('picture img');
  const address = await hero.evaluate(img => img instanceof HTMLImageElement && img.currentSrc);
  const picture = readFileSync(join('dist/client', new URL(String(address)).pathname));
  expect.soft(picture.length / 1024, 'the picture of the hero').toBeLessThanOrEqual(budgets.heroPicture);
});

test('A link to a section lands on it on a first visit, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  for (const language of content.languages) {
    const { planner } = readContent(language).home.hero;
    await page.goto(content.localizedPath(language, '/'));
    await page.getByRole('main').getByRole('link', { name: planner.label, exact: true }).first().click();
    const [, id = ''] = planner.href.split('#');
    const distance = () =>
      page.evaluate(name => {
        const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top - Number.parseFloat(padding));
      }, id);
    await expect.poll(distance, language).toBeLessThan(2);
  }
});

test('Islands whose script did not arrive are hydrated when the connection returns', async ({
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
  await islandReady(page, 'BackgroundVideo');
});

test('A message sent without a connection before the form is hydrated stays in the form, which says why', async ({
  page,
  context,
  incidents,
}) => {
  incidents.expect(/Failed to load resource|Error hydrating/);
  const { form } = readContent('en').contact;
  await page.route(/\.js/, route => route.abort());
  await page.goto('/contact');
  await page.getByRole('textbox', { name: form.fields.name.label }).fill('Marie-Ange Pierre');
  await page.getByRole('textbox', { name: form.fields.phone.label }).fill('+1 202 555 0188');
  const message = page.getByRole('textbox', { name: form.fields.message.label });
  await message.fill('Forty people at the school, no water.');
  const send = page.getByRole('button', { name: form.send });
  await context.setOffline(true);
  await send.click();
  await expect(send).toHaveJSProperty('validationMessage', form.toasts.network);
  await expect(message).toHaveValue('Forty people at the school, no water.');

  await page.unroute(/\.js/);
  await context.setOffline(false);
  await islandReady(page, 'ContactForm');
  await send.click();
  await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
});
