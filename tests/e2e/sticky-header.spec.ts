import type { Page } from '@playwright/test';
import { pathIn } from '#content/language.ts';
import { expectContrast } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// The header stays in the window, where whatever is scrolled under it must not make it unreadable. It has two variants:
// one that overlays the hero of Home, and that of every other page. Keeps pictures in test-results/scrolled/.

for (const language of ['en', 'ar'])
  for (const path of ['/', '/solutions']) {
    const address = pathIn(language, path);

    test(`The header of ${address} can be read wherever the page is scrolled to, on a phone and in a wide window, in light and dark mode`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const width of [390, 1280])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          for (const { name, y, solid } of await stopsOf(page)) {
            const state = `${width} px, ${colorScheme}, ${name}`;
            await page.evaluate(async top => {
              scrollTo({ top, behavior: 'instant' });
              // Two frames: the header follows the scroll position in the second.
              await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame);
            }, y);
            if (language === 'en') await page.screenshot({ path: pictureOf(path, state) });
            const header = page.getByRole('banner');
            const ground = await header.evaluate(element => getComputedStyle(element).backgroundColor);
            // Axe cannot judge text that lies on other text, so past the top nothing may show through.
            if (solid) expect.soft(ground, state).toMatch(/^rgb\(/);
            await expectContrast(page, 'header', state);
          }
        }
    });
  }

const pictureOf = (path: string, state: string) =>
  `test-results/scrolled/${path === '/' ? 'home' : path.slice(1)}-${state.replace(/\W+/g, '-')}.png`;

interface Stop {
  name: string;
  y: number;
  /** The header is past the top of the page, where it may lie on a picture. */
  solid: boolean;
}

/** Over the top, over the first light and the first dark section, and at the end. */
async function stopsOf(page: Page): Promise<Stop[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    // Without the section that the header lies on.
    const below = Math.floor(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) - 1;
    const sections = [...document.querySelectorAll<HTMLElement>('main [data-surface], footer[data-surface]')]
      .map(element => ({ surface: element.dataset['surface'], box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width >= document.body.clientWidth && box.height > 2 * header && box.top >= below,
      )
      .map(({ surface, box }) => ({ surface, y: Math.round(box.top) }));
    const light = sections.find(({ surface }) => surface !== 'deep');
    const dark = sections.find(({ surface }) => surface === 'deep');
    return [
      { name: 'top', y: 0, solid: false },
      ...(light ? [{ name: 'over light', y: light.y, solid: true }] : []),
      ...(dark ? [{ name: 'over dark', y: dark.y, solid: true }] : []),
      { name: 'end', y: document.documentElement.scrollHeight, solid: true },
    ];
  });
}
