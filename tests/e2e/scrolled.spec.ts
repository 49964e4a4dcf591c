import type { Page } from '@playwright/test';
import { expectReadable } from '../support/axe.ts';
import { lostPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Stop {
  name: string;
  y: number;
}

/** Where to look at the sticky header: over the top, over the first light and the first dark section, at the end. */
async function stopsOf(page: Page): Promise<Stop[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const top = document.querySelector('main > :first-child')?.getBoundingClientRect().height ?? 0;
    const below = [...document.querySelectorAll<HTMLElement>('main [data-surface], footer[data-surface]')]
      .map(element => ({ surface: element.dataset['surface'], box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width === innerWidth && box.height > 2 * header)
      .map(({ surface, box }) => ({
        dark: surface === 'deep',
        y: Math.round(box.top + scrollY + header / 2),
      }))
      .filter(({ y }) => y > header);
    const light = below.find(({ dark }) => !dark);
    const dark = below.find(({ dark, y }) => dark && y > top);
    return [
      { name: 'top', y: 0 },
      { name: 'a-little', y: Math.round(header / 2) },
      ...(light ? [{ name: 'over-light', y: light.y }] : []),
      ...(dark ? [{ name: 'over-dark', y: dark.y }] : []),
      { name: 'end', y: document.documentElement.scrollHeight },
    ];
  });
}

/** Axe cannot tell what shows through a header that lies on text: past the top it must show nothing through. */
async function expectOwnGround(page: Page, state: string): Promise<void> {
  const ground = await page.getByRole('banner').evaluate(header => getComputedStyle(header).backgroundColor);
  expect.soft(ground, state).toMatch(/^rgb\(/);
}

for (const width of [390, 1280]) {
  test(`The header of every page stays readable while it is scrolled, at ${width} px`, async ({
    page,
    incidents,
  }) => {
    test.slow();
    incidents.expect(/404/);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...pages, lostPage]) {
      await page.goto(path);
      for (const { name, y } of await stopsOf(page)) {
        await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), y);
        await page.evaluate(
          () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const file = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${name}.png`;
        await page.screenshot({ path: `test-results/scrolled/${width}/${file}` });
        if (y > 200) await expectOwnGround(page, `${path}, ${name}`);
        await expectReadable(page, 'header', `${path}, ${name}`);
      }
    }
  });
}
