import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PictureName, pictureFolder, slots } from './slots.ts';

/** Most bytes of a picture at the widths that a phone loads (up to 1200 px on a sharp screen), at any, and of the hero. */
const budgets = { phone: 40_000, largest: 60_000, hero: 45_000, heroOnPhones: 30_000 };

const names = Object.keys(slots).filter((name): name is PictureName => name in slots);
const fileOf = (name: PictureName, file: string) => join(pictureFolder, name, file);

test.each(names)('The files of the picture %s stay within the byte budget', name => {
  const widths: readonly number[] = slots[name].widths;
  const budget = (width: number) => (width <= 1200 ? budgets.phone : budgets.largest);
  for (const width of widths) {
    const most = name === 'hero-ocean' ? budgets.hero : budget(width);
    expect(statSync(fileOf(name, `${width}.avif`)).size, `${width} px`).toBeLessThanOrEqual(most);
  }
  if (name === 'hero-ocean') return;
  const [smallest] = widths.filter(width => width >= 620);
  const webpBudget = name === 'hero-ocean-upright' ? budgets.heroOnPhones : budgets.phone;
  expect(statSync(fileOf(name, `${smallest}.webp`)).size).toBeLessThanOrEqual(webpBudget);
});
