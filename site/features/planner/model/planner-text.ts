import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import type { Basis } from './inputs.ts';
import type { Plan, Volume } from './plan.ts';
import { inUnit, type Unit } from './unit.ts';

/** The copy that the planner shows. */
export type PlannerParts = Pick<PlannerCopy, 'form' | 'calculator' | 'plannerPage'>;

export type PlannerText = ReturnType<typeof plannerText>;

/**
 * The copy of the planner for a basis, and how to write its numbers: with the separators of the language, the digits 0 to
 * 9, and the chosen unit first.
 */
export function plannerText(
  { form, calculator, plannerPage }: PlannerParts,
  language: string,
  unit: Unit = 'liters',
  basis: Basis = 'people',
) {
  const digits = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 9 });
  const number = (value: number) => wideSpaces(digits.format(value));
  const count = (name: 'liters' | 'gallons' | 'kilograms' | 'pounds' | 'trips', value: number) =>
    wideSpaces(pluralize(calculator[name], language, 'n', value));
  /** An amount in the chosen unit, and in the other one (`more`). */
  const inOrder = (metric: string, customary: string) => {
    const [value, other] = unit === 'liters' ? [metric, customary] : [customary, metric];
    return { value, more: [other] as const };
  };
  return {
    language,
    unit,
    form,
    /** In a clinic, these are all people but the inpatients. */
    calculator: basis === 'clinic' ? { ...calculator, ...calculator.others } : calculator,
    plannerPage,
    number,
    /** Fills a template with numbers. */
    fillNumbers: (template: string, values: Readonly<Record<string, number>>) =>
      fill(
        template,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)])),
      ),
    /** Formats liters in a unit: below 100 with two decimals, as daily amounts per person need them. */
    size(liters: number, shown = unit) {
      const amount = inUnit(liters, shown);
      const scale = amount < 100 ? 100 : 1;
      return count(shown, Math.round(amount * scale) / scale);
    },
    volume: (value: Volume) => inOrder(count('liters', value.liters), count('gallons', value.gallons)),
    trips: (value: number) => count('trips', value),
    weight: (value: Plan['weight']) =>
      inOrder(count('kilograms', value.kilograms), count('pounds', value.pounds)),
  };
}

/** French groups digits with a narrow space, which the narrow face makes invisible. */
const wideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');
