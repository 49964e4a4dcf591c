import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// The contrast of text on a video, which axe cannot judge.

const { hero } = readContent('en').home;

test('The words on the hero video keep a contrast of 4.5 on its lightest pictures, on a phone and in a wide window', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: hero.title });
  const copy = [
    section.getByRole('heading', { level: 1 }),
    section.getByText(hero.subtitle),
    section.getByRole('link', { name: hero.actions[1].label }),
  ];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const lines = (await Promise.all(copy.map(measureLines))).flat();
    expect(lines.length).toBeGreaterThanOrEqual(copy.length);
    for (const time of [0.5, 2.5, 4.5]) {
      await showTime(page, time);
      const picture = await page.screenshot();
      for (const line of lines) {
        const contrast = await leastContrast(picture, line);
        expect(contrast, `${line.text}, ${width} px, ${time} s`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

/** Stops the video and shows the picture of a time, in seconds. */
async function showTime(page: Page, time: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, seconds) => {
    video.pause();
    const seeked = new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = seconds;
    await seeked;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, time);
}

interface Line {
  text: string;
  /** Red, green and blue, 0 to 255. */
  color: number[];
  /** Pixels of the window. */
  box: { left: number; top: number; width: number; height: number };
}

/** Returns the lines of an element's text in the window, then hides the text: only what is behind it is left. */
async function measureLines(element: Locator): Promise<Line[]> {
  const lines = await element.evaluate(node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map(({ left, top, width, height }) => ({
      left,
      top,
      width,
      height,
    }));
    const { color } = getComputedStyle(node);
    if (node instanceof HTMLElement) node.style.visibility = 'hidden';
    return { text: node.textContent ?? '', color, boxes };
  });
  const color = [...lines.color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
  return lines.boxes.map(box => ({ text: lines.text, color, box }));
}

/** The contrast of a line's color with all but the lightest thousandth of the pixels behind it. */
async function leastContrast(picture: Buffer, { color, box }: Line): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.floor(box.left),
      top: Math.floor(box.top),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance([...data.subarray(pixel * 3, pixel * 3 + 3)]),
  ).sort((a, b) => a - b);
  const lightest = levels[Math.floor(levels.length * 0.999)] ?? 1;
  return (luminance(color) + 0.05) / (lightest + 0.05);
}

/** Relative luminance (WCAG 2.2) of a color in sRGB, 0 to 255. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(value =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
