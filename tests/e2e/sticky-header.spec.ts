import { expectContrast } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// The header stays in the window, where whatever is scrolled under it must not make it unreadable.

for (const path of ['/']) {
  test(`The header of ${path} can be read wherever the page is scrolled to, on a phone and in a wide window, in light and dark mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const header = page.getByRole('banner');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const part of [0, 0.5, 1]) {
          const state = `${width} px, ${colorScheme}, scrolled by ${part}`;
          await page.evaluate(async scrolled => {
            scrollTo({ top: scrolled * document.documentElement.scrollHeight, behavior: 'instant' });
            // Two frames: the header follows the scroll position in the second.
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
          }, part);
          // Axe cannot judge text that lies on other text: nothing may show through.
          await expect.soft(header, state).toHaveCSS('background-color', /^rgb\(/);
          if (part < 1) await expectContrast(page, 'header', state);
        }
      }
    }
  });
}
