import { fill, pluralize } from '#content/fill.ts';
import { intlLocale } from '#content/locale.ts';
import type { ToolCopy } from '#content/schema/planner.ts';
import type { Plan, Volume } from './plan.ts';
import { inUnit, type Unit } from './unit.ts';

/** A result in the chosen unit, and more: the same in the other one. */
interface Amount {
  value: string;
  more: readonly [string];
}

/** Writes numbers as a language does, with its own separators but the digits of most keypads (0 to 9). */
export interface NumberFormat {
  /** The unit that comes first. */
  unit: Unit;
  number(value: number): string;
  /** A volume given in liters, in the unit or the other one. Two decimals, because it is only shown. */
  size(liters: number, unit: Unit): string;
  volume(value: Volume): Amount;
  weight(value: Plan['weight']): Amount;
}

type UnitCopy = Pick<ToolCopy, 'liters' | 'gallons' | 'kilograms' | 'pounds'>;

export function numberFormat(language: string, copy: UnitCopy, unit: Unit = 'liters'): NumberFormat {
  const digits = new Intl.NumberFormat(intlLocale(language), {
    numberingSystem: 'latn',
    maximumFractionDigits: 9,
  });
  const count = (name: keyof UnitCopy, value: number) => pluralize(copy[name], language, 'n', value);
  const inOrder = (metric: string, customary: string): Amount =>
    unit === 'liters' ? { value: metric, more: [customary] } : { value: customary, more: [metric] };
  return {
    unit,
    number: value => digits.format(value),
    size: (liters, shown) => count(shown, twoDecimals(inUnit(liters, shown))),
    volume: value => inOrder(count('liters', value.liters), count('gallons', value.gallons)),
    weight: value => inOrder(count('kilograms', value.kilograms), count('pounds', value.pounds)),
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
