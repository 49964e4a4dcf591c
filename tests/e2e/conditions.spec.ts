import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { proves } from '../support/proves.ts';
import { expect, test } from '../support/test.ts';

async function expectNothingMoves(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .map(animation => String(Reflect.get(animation, 'animationName'))),
  );
  expect.soft(moving, 'what moves').toEqual([]);
}

/** Whatever looks like a button by its colour needs an edge where colours are the visitor's own. */
async function expectEdgesAndFocusRing(page: Page): Promise<void> {
  const controls = page.locator(':is(main, header) :is(a, button)');
  const coloured = await controls.evaluateAll(elements =>
    elements.map(
      element =>
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ),
  );
  expect(coloured, 'buttons').toContain(true);
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await controls.evaluateAll(elements =>
    elements.map(element => ({
      width: Number.parseFloat(getComputedStyle(element).borderTopWidth),
      what: element.outerHTML.slice(0, 120),
    })),
  );
  const bare = edges.filter(({ width }, n) => coloured[n] && width === 0).map(({ what }) => what);
  expect.soft(bare, 'buttons without an edge').toEqual([]);
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect.soft(ring.style, 'ring of the focus').not.toBe('none');
  expect.soft(ring.width, 'ring of the focus').toBeGreaterThanOrEqual(2);
}

async function expectWaysToReachUsOnPaper(page: Page): Promise<void> {
  await expect.soft(page.getByText('+1 (305) 555-0142').filter({ visible: true }).first()).toBeVisible();
  await expect.soft(page.getByRole('contentinfo').getByText('1400 Example Avenue')).toBeVisible();
  await expect.soft(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
}

/** Goes through the page with the Tab key. Before each press, the place of the focus is noted if it is out of sight. */
async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hidden: string[] = [];
    Object.assign(window, { hidden });
    const header = document.querySelector('header');
    const look = () => {
      const element = document.activeElement;
      if (!element || !header || element === document.body || header.contains(element)) return;
      if (element.matches('.skip')) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom <= header.getBoundingClientRect().bottom || top >= innerHeight)
        hidden.push(element.outerHTML.slice(0, 120));
    };
    addEventListener('keydown', look, true);
  });
  const stops = await page.locator('a[href], button, input, textarea, summary').count();
  // One more: the last stop is looked at by the press after it.
  for (let press = 0; press <= stops; press++) await page.keyboard.press('Tab');
  expect.soft(await page.evaluate(() => Reflect.get(window, 'hidden')), 'focus out of sight').toEqual([]);
}

async function expectTargetsForThumbs(page: Page): Promise<void> {
  // What is out of the tab order is not meant to be reached: the field for robots.
  const targets = page.locator(
    ':is(header, #menu, main, footer) :is(a, button, summary), form :is(input:not([tabindex="-1"]), textarea)',
  );
  expect(await targets.count()).toBeGreaterThan(0);
  const small = await targets.evaluateAll(elements =>
    elements
      .filter(element => element.checkVisibility())
      // Links within a sentence are as high as its lines (WCAG 2.5.8 exempts them).
      .filter(element => getComputedStyle(element).display !== 'inline')
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        return Math.round(Math.min(width, height)) < 44;
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );
  expect.soft(small, 'targets under 44 px').toEqual([]);
}

for (const path of pages) {
  test(
    `${path} stands still under reduced motion, keeps edges and focus in forced colours, and prints with telephone number and address`,
    proves('reduced-motion', 'forced-colors'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNothingMoves(page);
      await expectEdgesAndFocusRing(page);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expectWaysToReachUsOnPaper(page);
    },
  );

  test(
    `${path} shows the focus of each stop, never under the header, and has targets of 44 px for thumbs`,
    proves('focus', 'targets'),
    async ({ page }) => {
      await page.goto(path);
      await expectFocusInSight(page);
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectTargetsForThumbs(page);
    },
  );
}
