import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openHome } from '../support/film.ts';
import { expect, test } from '../support/test.ts';

/** Stops the film and shows the picture of a time, in seconds. */
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

test('the loop of the film has no seam: its last picture runs into its first like any other', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  const steps = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const rate = 24;
    const count = Math.round(video.duration * rate);
    const canvas = new OffscreenCanvas(480, 270);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas');
    video.pause();
    const pictures: Uint8ClampedArray[] = [];
    for (const frame of [count - 3, count - 2, count - 1, 0, 1, 2]) {
      const seeked = new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = (frame + 0.5) / rate;
      await seeked;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      pictures.push(context.getImageData(0, 0, canvas.width, canvas.height).data);
    }
    return pictures.slice(1).map((picture, index) => {
      const before = pictures[index] ?? picture;
      return (
        picture.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / picture.length
      );
    });
  });
  const [, , seam = 0, ...after] = steps;
  const neighbours = [...steps.slice(0, 2), ...after];
  expect(Math.min(...neighbours)).toBeGreaterThan(0.05);
  expect(seam).toBeLessThanOrEqual(1.25 * Math.max(...neighbours));
});

/** Relative luminance of WCAG 2.2 of a colour in sRGB, 0 to 255. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(value =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Line {
  text: string;
  /** Red, green and blue, 0 to 255. */
  color: number[];
  /** Pixels of the window. */
  box: { left: number; top: number; width: number; height: number };
}

/** The lines of an element's text as they stand in the window. Then the text is hidden: its ground alone is left. */
async function linesOf(element: Locator): Promise<Line[]> {
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

/** Contrast of a line's colour with all but the lightest thousandth of the pixels behind it. */
async function leastContrast(picture: Buffer, { color, box }: Line): Promise<number> {
  const area = {
    left: Math.floor(box.left),
    top: Math.floor(box.top),
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  };
  const { data, info } = await sharp(picture)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance([...data.subarray(pixel * 3, pixel * 3 + 3)]),
  ).sort((a, b) => a - b);
  const lightest = levels[Math.floor(levels.length * 0.999)] ?? 1;
  return (luminance(color) + 0.05) / (lightest + 0.05);
}

for (const width of [390, 768, 1440]) {
  test(`the words on the film keep a contrast of 4.5 on its lightest pictures, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 1000 });
    await openHome(page);
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const hero = page.locator('section').first();
    const words = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText('Delivering Safe Water, Anywhere Disaster Strikes...'),
      hero.getByRole('link', { name: 'Request Consultation' }),
    ];
    const lines = (await Promise.all(words.map(linesOf))).flat();
    expect(lines.length).toBeGreaterThanOrEqual(words.length);
    for (let time = 0.5; time < 6; time += 1) {
      await showTime(page, time);
      const picture = await page.screenshot();
      for (const line of lines) {
        const contrast = await leastContrast(picture, line);
        expect(contrast, `${line.text} at ${time} s`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
