import { lostPage, pages } from '../support/pages.ts';
import { proves } from '../support/proves.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...pages, lostPage]) {
  // 1280 px at 400 % zoom is a window of 320 px (WCAG 1.4.10).
  for (const width of [320, 375, 767, 768, 1024]) {
    test(
      `${path} never scrolls sideways in a window of ${width} px`,
      width === 320 ? proves('reflow') : {},
      async ({ page, incidents }) => {
        if (path === lostPage) incidents.expect(/404/);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
      },
    );
  }

  test(
    `${path} keeps its text in place when the text is twice as large`,
    proves('large-text'),
    async ({ page, incidents }) => {
      if (path === lostPage) incidents.expect(/404/);
      await page.setViewportSize({ width: 640, height: 800 });
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    },
  );

  test(`${path} does not shift while it loads`, async ({ page, incidents }) => {
    if (path === lostPage) incidents.expect(/404/);
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
    await page.goto(path, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  });

  test(`${path} reads from right to left without scrolling sideways`, async ({ page, incidents }) => {
    if (path === lostPage) incidents.expect(/404/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
  });
}
