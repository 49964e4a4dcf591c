import sharp from 'sharp';
import { expect, test } from 'vitest';

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
