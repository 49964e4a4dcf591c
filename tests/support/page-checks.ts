import { expect, type Locator, type Page } from '@playwright/test';

// Checks for every page. Each is soft: one visit finds everything that is wrong with a page.

/** Nothing scrolls sideways at these widths and with large text. 320 px are 400% zoom (WCAG 1.4.10). */
export async function expectFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) await expectNoExcess(page, width, 'with text of its usual size');
  await openDetails(page);
  await setTextSize(page, 32);
  for (const width of [320, 640]) await expectNoExcess(page, width, 'with large text');
  await setTextSize(page, 16);
}

export const openDetails = (page: Page) =>
  page.locator('details').evaluateAll(all => all.map(details => details.setAttribute('open', '')));

async function expectNoExcess(page: Page, width: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect
    .soft(await excessWidth(page), `pixels too wide: ${page.url()} at ${width} px ${state}`)
    .toBeLessThanOrEqual(0);
}

/** By how many pixels the page is wider than the window: then it scrolls sideways. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the browser's text size, which media queries follow, too; only Chromium has a command for that. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const browser = page.context().browser()?.browserType().name();
  if (browser === 'chromium') {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    await session.detach();
  } else
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size;
    }, `${pixels}px`);
}

/** No heading and no link of the header breaks inside a word at these widths. */
export async function expectWholeWords(page: Page, widths: readonly number[]): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(brokenWords), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Words in headings and the header's links that take more than one line, but for a break after a hyphen. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('h1, h2, h3, h4, header nav a')].flatMap(heading => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Buttons, fields and links that are not within a sentence are at least 44 px in both directions. */
export async function expectTargetsForThumbs(page: Page): Promise<void> {
  // The honeypot is out of the tab order and never pressed.
  const targets = page.locator(
    ':is(aside, header, #menu, main, footer) :is(a, button, summary), form :is(input:not([tabindex="-1"]), textarea)',
  );
  const small = await targets.evaluateAll(elements =>
    elements
      // Links within a sentence are as high as its lines (WCAG 2.5.8 exempts them).
      .filter(element => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        return Math.round(Math.min(width, height)) < 44;
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );
  expect.soft(small, 'targets under 44 px').toEqual([]);
}

/** Goes through the page with the Tab key; the focus is always in the window and never under the header. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hidden: string[] = [];
    Object.assign(window, { hidden });
    const header = document.querySelector('header');
    const look = () => {
      const element = document.activeElement;
      if (!element || !header || element === document.body || header.contains(element)) return;
      if (element.matches('.skip')) return;
      const { top, bottom } = element.getBoundingClientRect();
      const cover = header.getBoundingClientRect();
      const isCovered = top >= cover.top && bottom <= cover.bottom;
      if (isCovered || bottom <= 0 || top >= innerHeight) hidden.push(element.outerHTML.slice(0, 120));
    };
    addEventListener('keydown', look, true);
  });
  const stops = await page.locator('a[href], button, input, textarea, summary').count();
  // Each press checks the stop before it, so the last stop needs one more press.
  for (let press = 0; press <= stops; press++) await page.keyboard.press('Tab');
  expect.soft(await page.evaluate(() => Reflect.get(window, 'hidden')), 'focus out of sight').toEqual([]);
}

/** While the page was loaded and scrolled, its parts hardly shifted (web.dev/cls: below 0.1 is good). */
export async function expectHardlyAnyShift(page: Page): Promise<void> {
  const shift = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const entries = await new Promise<PerformanceEntry[]>(resolve => {
      const observer = new PerformanceObserver(list => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The observer is not called if nothing has shifted.
      requestIdleCallback(() => resolve(observer.takeRecords()));
    });
    return entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
  expect.soft(shift, `layout shift: ${page.url()}`).toBeLessThan(0.1);
}

/** Nothing keeps moving by itself. Animations that follow the scroll position do not count. */
export async function expectNothingMoves(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .map(animation => String(Reflect.get(animation, 'animationName'))),
    );
  await expect.poll(moving, 'what moves').toEqual([]);
}

/** In forced colors, controls that a color makes look like buttons have an edge, and the focus has a ring. */
export async function expectEdgesInForcedColors(page: Page): Promise<void> {
  const controls = page.locator(':is(main, header) :is(a, button)');
  const colored = await controls.evaluateAll(elements =>
    elements.map(
      element =>
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await controls.evaluateAll(elements =>
    elements.map(element => ({
      width: Number.parseFloat(getComputedStyle(element).borderTopWidth),
      what: element.outerHTML.slice(0, 120),
    })),
  );
  const bare = edges.filter(({ width }, index) => colored[index] && width === 0).map(({ what }) => what);
  expect.soft(bare, 'buttons without an edge').toEqual([]);
  await controls.first().focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect.soft(ring.style, 'focus ring').not.toBe('none');
  expect.soft(ring.width, 'focus ring').toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** True if one element lies over another, in whole or in part. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
