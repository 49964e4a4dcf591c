import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import { type Entry, findProblem } from './entries.ts';
import {
  type Basis,
  type InputName,
  inputs,
  inUnit,
  type RateName,
  rates,
  type Unit,
  workedExample,
} from './inputs.ts';
import { type Plan, roundUp, type Volume } from './plan.ts';

export type PlannerWriter = ReturnType<typeof createPlannerWriter>;

/**
 * The copy of the planner for a basis, and how to write its numbers: with the separators of the language, the
 * digits 0 to 9, and the chosen unit first.
 */
export function createPlannerWriter(
  copy: PlannerCopy,
  language: string,
  basis: Basis = 'people',
  unit: Unit = 'liters',
) {
  const digits = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 9 });
  const number = (value: number) => wideSpaces(digits.format(value));
  const count = (name: 'liters' | 'gallons' | 'kilograms' | 'pounds' | 'trips', value: number) =>
    wideSpaces(pluralize(copy[name], language, 'n', value));
  /** An amount in the chosen unit, and in the other one (`more`). */
  const inOrder = (metric: string, customary: string) => {
    const [value, other] = unit === 'liters' ? [metric, customary] : [customary, metric];
    return { value, more: [other] as const };
  };
  return {
    copy,
    language,
    basis,
    unit,
    number,
    fillNumbers: (template: string, values: Readonly<Record<string, number>>) =>
      fill(
        template,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)])),
      ),
    count,
    /** Liters in the chosen unit alone: below 100 with two decimals, as daily amounts per person need them. */
    amount(liters: number) {
      const inChosen = inUnit(liters, unit);
      const scale = inChosen < 100 ? 100 : 1;
      return count(unit, Math.round(inChosen * scale) / scale);
    },
    volume: (value: Volume) => inOrder(count('liters', value.liters), count('gallons', value.gallons)),
    weight: (value: Plan['weight']) =>
      inOrder(count('kilograms', value.kilograms), count('pounds', value.pounds)),
  };
}

/** French groups digits with a narrow space, which the narrow face makes invisible. */
const wideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

type FieldCopy = PlannerCopy['people'];

/** In a clinic, people are all but the inpatients. */
export function fieldCopy({ copy, basis, unit }: PlannerWriter, name: InputName): FieldCopy {
  const { tankers, taps, bottles, storage } = copy;
  const people = basis === 'clinic' ? copy.others : copy;
  const fields = { ...copy, ...people, ...tankers, ...taps, ...bottles, ...storage };
  const field: FieldCopy = fields[name];
  return { ...field, label: fill(field.label, { unit: copy.units[unit] }) };
}

/** What a field shows of an entry. */
export function fieldText(writer: PlannerWriter, name: InputName, entry: Entry): string {
  return typeof entry === 'string' ? entry : writer.number(fieldAmount(name, entry, writer.unit));
}

/**
 * A number as its field shows it in a unit. A need is rounded up, as in the result beside it; above 1 there are
 * at most two decimals: `1.321` would be ambiguous.
 */
export function fieldAmount(
  name: InputName,
  value: number,
  unit: Unit,
  round: (amount: number) => number = name === 'litersPerDay' ? roundUp : Math.round,
): number {
  const { isVolume, hasDecimals } = inputs[name];
  const amount = isVolume ? inUnit(value, unit) : value;
  const scale = hasDecimals ? (amount < 1 ? 1000 : 100) : 1;
  return round(amount * scale) / scale;
}

/** Why an entry cannot be used. */
export function problemText(writer: PlannerWriter, name: InputName, entry: Entry): string | undefined {
  const { problems } = writer.copy;
  const { min, max } = inputs[name];
  switch (findProblem(name, entry)) {
    case 'missing':
      return fieldCopy(writer, name).missing;
    case 'unreadable':
      return fill(problems.unreadable, { example: fieldText(writer, name, workedExample[name]) });
    case 'ambiguous':
      return problems.ambiguous;
    case 'out-of-range':
      // Both are rounded inward, so that they can be typed.
      return writer.fillNumbers(problems.range, {
        min: fieldAmount(name, min, writer.unit, Math.ceil),
        max: fieldAmount(name, max, writer.unit, Math.floor),
      });
    case undefined:
      return undefined;
  }
}

/** What a published rate covers, with the rate. */
export function rateText({ copy, amount }: PlannerWriter, name: RateName): string {
  return fill(copy.form.option, { use: copy.rates[name], amount: amount(rates[name]) });
}
