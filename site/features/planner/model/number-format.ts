import type { ToolCopy } from '#shared/content/schemas/planner.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import type { Plan, Volume } from './plan.ts';
import { inUnit, type Unit } from './unit.ts';

/** An amount in the chosen unit, and in the other one (`more`). */
interface Amount {
  value: string;
  more: readonly [string];
}

export type NumberFormat = ReturnType<typeof numberFormat>;

type UnitCopy = Pick<ToolCopy, 'liters' | 'gallons' | 'kilograms' | 'pounds' | 'trips'>;

/** Formats numbers for a language, with its separators and the digits 0 to 9, the chosen unit first. */
export function numberFormat(language: string, copy: UnitCopy, unit: Unit = 'liters') {
  const digits = new Intl.NumberFormat(intlLocale(language), {
    maximumFractionDigits: 9,
  });
  const count = (name: keyof UnitCopy, value: number) =>
    wideSpaces(pluralize(copy[name], language, 'n', value));
  const inOrder = (metric: string, customary: string): Amount =>
    unit === 'liters' ? { value: metric, more: [customary] } : { value: customary, more: [metric] };
  return {
    unit,
    number: (value: number) => wideSpaces(digits.format(value)),
    /** Formats liters in a unit, with two decimals. */
    size: (liters: number, shown: Unit) => count(shown, twoDecimals(inUnit(liters, shown))),
    volume: (value: Volume) => inOrder(count('liters', value.liters), count('gallons', value.gallons)),
    trips: (value: number) => count('trips', value),
    weight: (value: Plan['weight']) =>
      inOrder(count('kilograms', value.kilograms), count('pounds', value.pounds)),
  };
}

/** French groups digits with a narrow space, which the narrow face makes invisible. */
const wideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Rounds a number that is only shown, never calculated with. */
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Fills a template with formatted numbers. */
export function fillNumbers(
  template: string,
  values: Readonly<Record<string, number>>,
  format: NumberFormat,
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, format.number(value)]);
  return fill(template, Object.fromEntries(texts));
}
