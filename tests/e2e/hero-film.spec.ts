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

/** Red, green and blue of an element's text, 0 to 255. */
async function colorOf(element: Locator): Promise<number[]> {
  const color = await element.evaluate(node => getComputedStyle(node).color);
  return [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
}

/** Contrast of a colour with all but the lightest thousandth of a picture's pixels. */
async function leastContrast(picture: Buffer, color: readonly number[]): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const hero = page.locator('section').first();
    const words = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText('Delivering Safe Water, Anywhere Disaster Strikes...'),
      hero.getByRole('link', { name: 'Request Consultation' }),
    ];
    const colors = await Promise.all(words.map(colorOf));
    // The ground alone, as it lies behind the words.
    for (const word of words) {
      await word.evaluate(element => {
        if (element instanceof HTMLElement) element.style.color = 'transparent';
      });
    }
    for (let time = 0.25; time < 6; time += 0.5) {
      await showTime(page, time);
      for (const [index, word] of words.entries()) {
        const contrast = await leastContrast(await word.screenshot(), colors[index] ?? []);
        expect(contrast, `${await word.textContent()} at ${time} s`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
