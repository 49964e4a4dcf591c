import sharp from 'sharp';
import { pathIn } from '#shared/i18n/language.ts';
import { content, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// Tests the drawing in place of the video, which shows the same.
test.use({ reducedMotion: 'reduce' });

for (const language of content.languages) {
  test(`The words of the hero stand on plain sky in every window, in ${language}`, async ({ page }) => {
    const { hero } = readContent(language).home;
    await page.goto(pathIn(language, '/'));
    await page.evaluate(async () => void (await document.fonts.ready));
    const section = page.getByRole('region', { name: hero.title });
    const words = [
      section.getByRole('heading', { level: 1 }),
      section.getByText(hero.subtitle),
      ...hero.actions.map(({ label }) => section.getByRole('link', { name: label })),
    ];
    // The screenshot then shows only what is behind them.
    for (const word of words)
      await word.evaluate((element: HTMLElement) => element.style.setProperty('opacity', '0'));
    for (const viewport of [320, 390, 600, 768, 820, 1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width: viewport, height: 900 });
      const window = sharp(await page.screenshot());
      for (const word of words) {
        const box = await word.boundingBox();
        const [left = 0, top = 0, width = 0, height = 0] = box
          ? [box.x, box.y, box.width, box.height].map(Math.floor)
          : [];
        const part = await window.clone().extract({ left, top, width, height }).toBuffer();
        const { channels } = await sharp(part).stats();
        const contrasts = channels.map(({ min, max }) => max - min);
        expect.soft(contrasts, `${await word.textContent()}, ${viewport} px`).toEqual([0, 0, 0]);
      }
    }
  });
}
