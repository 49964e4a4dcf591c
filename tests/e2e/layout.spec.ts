import type { Page } from '@playwright/test';
import { lostPage, pages } from '../support/pages.ts';
import { proves } from '../support/proves.ts';
import { expect, test } from '../support/test.ts';

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, where).toBeLessThanOrEqual(0);
}

for (const path of [...pages, lostPage]) {
  test(
    `${path} never scrolls sideways: not in a window of 320 px, nor with text twice as large, nor from right to left`,
    proves('reflow', 'large-text'),
    async ({ page, incidents }) => {
      if (path === lostPage) incidents.expect(/404/);
      const height = 800;
      // 1280 px at 400 % zoom is a window of 320 px (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height });
      await page.goto(path);
      for (const width of [320, 375, 767, 768, 1024]) {
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScroll(page, `at ${width} px`);
      }
      await page.setViewportSize({ width: 640, height });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page, 'with text twice as large');
      await page.setViewportSize({ width: 390, height });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
        document.documentElement.dir = 'rtl';
      });
      await expectNoSidewaysScroll(page, 'from right to left');
    },
  );
}
