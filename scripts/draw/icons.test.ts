import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['logo.png', 512],
])('The icon %s is %i pixels a side and not transparent', async (name, side) => {
  const { width, height, hasAlpha } = await sharp(`public/${name}`).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: false });
});

test('The favicon holds a picture of 32 pixels', async () => {
  const file = readFileSync('public/favicon.ico');
  const [start, length] = [file.readUInt32LE(18), file.readUInt32LE(14)];
  expect(start + length).toBe(file.length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 });
});

test('Android can cut the maskable icon to a circle without touching the level mark', async () => {
  const { data, info } = await sharp('public/icon-maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const white = data.subarray(pixel * info.channels, pixel * info.channels + 3).every(value => value > 200);
    const distance = Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256);
    if (white) farthest = Math.max(farthest, distance);
  }
  expect(farthest).toBeGreaterThan(0);
  expect(farthest).toBeLessThanOrEqual(512 * 0.4);
});
