import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fallbackWidth, type PictureName, pictureFolder, slots } from './slots.ts';

/** Most bytes of a picture at the widths that a phone loads (up to 1200 px on a sharp screen), at any, and of the hero. */
const budgets = { phone: 40_000, largest: 60_000, hero: 45_000, heroOnPhones: 30_000 };

const names = Object.keys(slots).filter((name): name is PictureName => name in slots);
const fileOf = (name: PictureName, file: string) => join(pictureFolder, name, file);

describe.each(names)('%s', name => {
  const widths: readonly number[] = slots[name].widths;
  const expected = widths.flatMap(width => [`${width}.avif`, `${width}.webp`]);
  if (slots[name].crop[2] >= fallbackWidth) expected.push(`${fallbackWidth}.jpg`);

  test('Its folder has every width in every format, in the shape of the crop, and nothing else', async () => {
    expect(readdirSync(join(pictureFolder, name)).sort()).toEqual(expected.sort());
    const sizes = await Promise.all(
      expected.map(async file => ({ file, ...(await sharp(fileOf(name, file)).metadata()) })),
    );
    const [, , cropWidth, cropHeight] = slots[name].crop;
    for (const { file, width, height } of sizes) {
      expect(width, file).toBe(Number.parseInt(file, 10));
      expect(Math.abs(height - (width * cropHeight) / cropWidth), file).toBeLessThanOrEqual(1);
    }
  });

  test('Its files stay within the byte budget', () => {
    const bytes = (width: number) => statSync(fileOf(name, `${width}.avif`)).size;
    const budget = (width: number) => (width <= 1200 ? budgets.phone : budgets.largest);
    for (const width of widths) {
      const most = name === 'hero-ocean' ? budgets.hero : budget(width);
      expect(bytes(width), `${width} px`).toBeLessThanOrEqual(most);
    }
    if (name === 'hero-ocean') return;
    const [smallest] = widths.filter(width => width >= 620);
    const webpBudget = name === 'hero-ocean-upright' ? budgets.heroOnPhones : budgets.phone;
    expect(statSync(fileOf(name, `${smallest}.webp`)).size).toBeLessThanOrEqual(webpBudget);
  });
});
