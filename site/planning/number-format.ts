import { fill, pluralize } from '#content/fill.ts';
import type { ToolCopy } from '#content/schema/planner.ts';
import type { Volume } from './plan.ts';

/** Numbers in the words of a language. Its own separators; figures as on most keypads (0 to 9) in every language. */
export interface Figures {
  number(value: number): string;
  liters(value: number): string;
  gallons(value: number): string;
  /** Both units, as one text. */
  volume(value: Volume): string;
}

export function figuresIn(language: string, copy: Pick<ToolCopy, 'liters' | 'gallons'>): Figures {
  const format = new Intl.NumberFormat([language, 'en'], {
    numberingSystem: 'latn',
    maximumFractionDigits: 9,
  });
  const liters = (value: number) => pluralize(copy.liters, language, 'n', value);
  const gallons = (value: number) => pluralize(copy.gallons, language, 'n', value);
  return {
    number: value => format.format(value),
    liters,
    gallons,
    volume: value => `${liters(value.liters)} (${gallons(value.gallons)})`,
  };
}

/** For a figure that is shown but not counted with. */
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Fills a template with numbers as the language writes them. */
export function fillNumbers(
  template: string,
  values: Readonly<Record<string, number>>,
  figures: Figures,
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, figures.number(value)]);
  return fill(template, Object.fromEntries(texts));
}
