import { expect, type Page } from '@playwright/test';
import { expectContrast } from './axe.ts';

interface Stop {
  name: string;
  y: number;
  /** The header is past the top of the page, where it may lie on a picture. */
  solid: boolean;
}

/**
 * Scrolls through the page and checks that the sticky header stays readable: over the top, over the first light and the
 * first dark section, and at the end. Keeps a picture of the window at each stop in test-results/scrolled/.
 */
export async function expectReadableHeader(page: Page, pageName: string): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const { name, y, solid } of await stopsOf(page)) {
    await page.evaluate(async top => {
      scrollTo({ top, behavior: 'instant' });
      // Two frames: the header follows the scroll position in the second.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, y);
    await page.screenshot({ path: `test-results/scrolled/${width}/${pageName}-${name}.png` });
    const ground = await page
      .getByRole('banner')
      .evaluate(header => getComputedStyle(header).backgroundColor);
    // Axe cannot judge text that lies on other text, so past the top nothing may show through.
    if (solid) expect.soft(ground, `ground of the header, ${name}`).toMatch(/^rgb\(/);
    await expectContrast(page, 'header', `header, ${name}`);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function stopsOf(page: Page): Promise<Stop[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    // Without the section that the header lies on.
    const below = Math.floor(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) - 1;
    const sections = [...document.querySelectorAll<HTMLElement>('main [data-surface], footer[data-surface]')]
      .map(element => ({ surface: element.dataset['surface'], box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width >= document.body.clientWidth && box.height > 2 * header && box.top >= below,
      )
      .map(({ surface, box }) => ({ surface, y: Math.round(box.top + scrollY) }));
    const light = sections.find(({ surface }) => surface !== 'deep');
    const dark = sections.find(({ surface }) => surface === 'deep');
    return [
      { name: '1-top', y: 0, solid: false },
      ...(light ? [{ name: '2-light', y: light.y, solid: true }] : []),
      ...(dark ? [{ name: '3-dark', y: dark.y, solid: true }] : []),
      { name: '4-end', y: document.documentElement.scrollHeight, solid: true },
    ];
  });
}
