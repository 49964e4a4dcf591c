import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fallbackWidth, type PictureName, pictureFolder, slots } from './slots.ts';

/** Most bytes of a picture at the widths that a phone loads (800 px, or 1200 px on a sharp screen), and at any. */
const budgets = { phone: 40_000, heroPhone: 45_000, heroDesktop: 120_000, largest: 60_000 };

const names = Object.keys(slots).filter((name): name is PictureName => name in slots);
const fileOf = (name: PictureName, file: string) => join(pictureFolder, name, file);

describe.each(names)('%s', name => {
  const widths: readonly number[] = slots[name].widths;
  const expected = [...widths.flatMap(width => [`${width}.avif`, `${width}.webp`]), `${fallbackWidth}.jpg`];

  test('has every width in every format, and nothing else', () => {
    expect(readdirSync(join(pictureFolder, name)).sort()).toEqual(expected.sort());
  });

  test('is as wide as its name says and keeps the shape of its crop in all widths', async () => {
    const sizes = await Promise.all(
      expected.map(async file => ({ file, ...(await sharp(fileOf(name, file)).metadata()) })),
    );
    const [, , cropWidth, cropHeight] = slots[name].crop;
    for (const { file, width, height } of sizes) {
      expect(width, file).toBe(Number.parseInt(file, 10));
      expect(Math.abs(height - (width * cropHeight) / cropWidth), file).toBeLessThanOrEqual(1);
    }
  });

  test('stays within the budget of a bad network', () => {
    const bytes = (width: number) => statSync(fileOf(name, `${width}.avif`)).size;
    const hero = name === 'hero-ocean';
    for (const width of widths) {
      const phone = hero ? budgets.heroPhone : budgets.phone;
      if (width <= 1200) expect(bytes(width), `${width} px`).toBeLessThanOrEqual(phone);
      else
        expect(bytes(width), `${width} px`).toBeLessThanOrEqual(hero ? budgets.heroDesktop : budgets.largest);
    }
    expect(statSync(fileOf(name, '800.webp')).size).toBeLessThanOrEqual(budgets.phone);
  });

  test('stands on the colour that fills its room until it arrives', async () => {
    const styles = readFileSync('site/components/picture/Picture.module.css', 'utf8');
    const [table = '', sea = ''] = [...styles.matchAll(/background: #([0-9a-f]{6})/g)].map(([, hex]) => hex);
    const ground = Buffer.from(name === 'hero-ocean' ? sea : table, 'hex');
    const corners = sharp(fileOf(name, '480.avif')).resize(8, 8, { fit: 'fill' }).removeAlpha();
    const topEnd = await corners.extract({ left: 7, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const difference = Math.max(...topEnd.map((value, channel) => Math.abs(value - (ground[channel] ?? 0))));
    expect(difference).toBeLessThan(48);
  });
});
