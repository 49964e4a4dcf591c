import sharp from 'sharp';
import { localizedPath } from '#shared/i18n/language.ts';
import { content, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// The drawing is still: the film is the same drawing.
test.use({ reducedMotion: 'reduce' });

for (const language of content.languages) {
  test(`Title, subtitle and actions of the hero stand on the plain sky in every window, in the language ${language}`, async ({
    page,
  }) => {
    const { hero } = readContent(language).home;
    await page.goto(localizedPath(language, '/'));
    await page.evaluate(async () => void (await document.fonts.ready));
    const section = page.getByRole('region', { name: hero.title });
    const words = [
      section.getByRole('heading', { level: 1 }),
      section.getByText(hero.subtitle),
      ...hero.actions.map(({ label }) => section.getByRole('link', { name: label })),
    ];
    for (const word of words) await word.evaluate(hide);
    for (const width of [320, 390, 600, 768, 820, 1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(words.map(word => word.boundingBox()));
      const picture = await page.screenshot();
      for (const [index, box] of boxes.entries()) {
        const colors = box && (await colorsIn(picture, box));
        expect.soft(colors, `${hero.title}, text ${index}, ${width} px`).toBe(1);
      }
    }
  });
}

/** Only what is behind it is left. */
function hide(element: Element): void {
  if (element instanceof HTMLElement) element.style.opacity = '0';
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many colors a part of a picture has. */
async function colorsIn(picture: Buffer, { x, y, width, height }: Box): Promise<number> {
  const part = {
    left: Math.floor(x),
    top: Math.floor(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
  const pixels = await sharp(picture).extract(part).removeAlpha().raw().toBuffer();
  return new Set(Array.from({ length: pixels.length / 3 }, (_, pixel) => pixels.readUIntBE(pixel * 3, 3)))
    .size;
}
