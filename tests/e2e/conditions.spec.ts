import { pages } from '../support/pages.ts';
import { proves } from '../support/proves.ts';
import { expect, test } from '../support/test.ts';

for (const path of pages) {
  test(
    `${path} stands still for those who ask for reduced motion`,
    proves('reduced-motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running',
          )
          .map(animation => String(Reflect.get(animation, 'animationName'))),
      );
      expect(moving).toEqual([]);
    },
  );

  test(
    `${path} keeps the edges of buttons and the focus in forced colours`,
    proves('forced-colors'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const buttons = page.locator(
        'main a[class*="button"], main button[class*="button"], header a[class*="button"]',
      );
      for (const button of await buttons.all()) {
        if (!(await button.isVisible())) continue;
        const edge = await button.evaluate(element => getComputedStyle(element).borderTopWidth);
        expect(Number.parseFloat(edge)).toBeGreaterThan(0);
      }
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return { outlineStyle, width: Number.parseFloat(outlineWidth) };
      });
      expect(ring.outlineStyle).not.toBe('none');
      expect(ring.width).toBeGreaterThanOrEqual(2);
    },
  );

  test(`${path} has targets of 44 px for thumbs`, proves('targets'), async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
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
    expect(small).toEqual([]);
  });

  test(`${path} shows the focus of each stop, never under the header`, proves('focus'), async ({ page }) => {
    await page.goto(path);
    const stops = await page.locator('a[href], button, input, textarea, summary').count();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        const header = document.querySelector('header');
        if (!element || !header || element === document.body || header.contains(element)) return false;
        const { top, bottom } = element.getBoundingClientRect();
        const skip = element.matches('.skip');
        return !skip && (bottom <= header.getBoundingClientRect().bottom || top >= innerHeight);
      });
      expect(hidden, `stop ${stop + 1}`).toBe(false);
    }
  });

  test(`${path} prints with the telephone number and the address`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.getByText('+1 (305) 555-0142').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('1400 Example Avenue')).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
}
