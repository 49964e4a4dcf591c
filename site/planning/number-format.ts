import { fill, pluralize } from '#content/fill.ts';
import type { ToolCopy } from '#content/schema/planner.ts';
import type { Volume } from './plan.ts';

/** Writes numbers as a language does, with its own separators but the digits of most keypads (0 to 9). */
export interface NumberFormat {
  number(value: number): string;
  liters(value: number): string;
  gallons(value: number): string;
  /** Both units, as one text. */
  volume(value: Volume): string;
}

export function numberFormat(language: string, copy: Pick<ToolCopy, 'liters' | 'gallons'>): NumberFormat {
  const digits = new Intl.NumberFormat([language, 'en'], {
    numberingSystem: 'latn',
    maximumFractionDigits: 9,
  });
  const liters = (value: number) => pluralize(copy.liters, language, 'n', value);
  const gallons = (value: number) => pluralize(copy.gallons, language, 'n', value);
  return {
    number: value => digits.format(value),
    liters,
    gallons,
    volume: value => `${liters(value.liters)} (${gallons(value.gallons)})`,
  };
}

/** Rounds a number that is only shown, never calculated with. */
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Fills a template with numbers as the language writes them. */
export function fillNumbers(
  template: string,
  values: Readonly<Record<string, number>>,
  format: NumberFormat,
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, format.number(value)]);
  return fill(template, Object.fromEntries(texts));
}
