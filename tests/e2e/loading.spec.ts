import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pathIn } from '#shared/i18n/language.ts';
import { content, readContent } from '../support/content.ts';
import { expectHardlyAnyShift } from '../support/page-checks.ts';
import { expect, hold, islandReady, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 780 } });

/** Kilobytes as sent (brotli), with slack. Styles and small scripts are part of the HTML. */
const budgets = { html: 62, drawings: 28, script: 8, font: 35, all: 160 };
/** The page for people without water, without its font: it must load on the poorest network. */
const waterNowBudget = 12;

/** One language for each writing system, because each has a font of its own. */
const scripts = content.languages.filter(language => ['en', 'ar'].includes(language));

/** Kilobytes that a page has loaded, as sent, but for videos: the page itself, or files that match. */
function sent(page: Page, files: 'page' | RegExp): Promise<number> {
  return page.evaluate(wanted => {
    const loaded = performance
      .getEntries()
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, entryType }) =>
        wanted === 'page' ? entryType === 'navigation' : wanted.test(name) && !/\.(mp4|webm)$/.test(name),
      );
    return loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  }, files);
}

/** Opens a page and waits until it has loaded all that needs no action of the visitor. */
async function openCompletely(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestIdleCallback(resolve));
  });
}

test('A phone that opens Home loads little before the visitor does anything', async ({ page }) => {
  await openCompletely(page, '/');
  expect.soft(await sent(page, 'page'), 'HTML and CSS').toBeLessThanOrEqual(budgets.html);
  const drawings = (await page.content()).match(/<svg class="drawing[\s\S]*?<\/svg>/g)?.join('') ?? '';
  expect.soft(brotliCompressSync(drawings).length / 1024, 'drawings').toBeLessThanOrEqual(budgets.drawings);
  expect.soft(await sent(page, /\.js$/), 'JavaScript').toBeLessThanOrEqual(budgets.script);
  expect.soft(await sent(page, /\.woff2$/), 'fonts').toBeLessThanOrEqual(budgets.font);
  expect.soft(await sent(page, /./), 'all but the video').toBeLessThanOrEqual(budgets.all);
});

test('A phone that opens the page for people without water loads little at all', async ({ page }) => {
  await openCompletely(page, '/water-now');
  expect(await sent(page, /(?<!\.woff2)$/)).toBeLessThanOrEqual(waterNowBudget);
});

test('A font that comes late hardly moves a page on a phone, in every script', async ({ page }) => {
  for (const language of scripts)
    for (const path of ['/', '/about', '/water-now']) {
      const release = await hold(page, '**/*.woff2');
      const asked = page.waitForRequest('**/*.woff2');
      await page.goto(pathIn(language, path), { waitUntil: 'domcontentloaded' });
      await asked;
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.evaluate(async () => void (await document.fonts.ready));
      await expectHardlyAnyShift(page);
      await page.unroute('**/*.woff2');
    }
});

test('A link to a section lands on it on a first visit, in every script', async ({ page }) => {
  for (const language of scripts) {
    const { planner } = readContent(language).home.hero;
    await page.goto(pathIn(language, '/'));
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

test('An island is hydrated when the lost connection returns', async ({ page, context, incidents }) => {
  incidents.expect(/Failed to load resource|Error hydrating/);
  const failed = page.waitForEvent('console', message =>
    message.text().includes('Error hydrating /_astro/ContactForm'),
  );
  await page.goto('/');
  await context.setOffline(true);
  await Promise.all([failed, page.locator('form#message').scrollIntoViewIfNeeded()]);
  await context.setOffline(false);
  await islandReady(page, 'ContactForm');
});
