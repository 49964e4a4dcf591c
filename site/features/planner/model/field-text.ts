import { fill } from '#shared/i18n/fill.ts';
import type { Problem } from './entries.ts';
import { type InputName, inputs, type RateName, rates, workedExample } from './inputs.ts';
import type { PlannerText } from './planner-text.ts';
import { inUnit, type Unit } from './unit.ts';

type FieldCopy = PlannerText['calculator']['people'];

export function fieldCopy({ calculator, plannerPage, unit }: PlannerText, name: InputName): FieldCopy {
  const { people, days, litersPerPerson, inpatients, litersPerInpatient, litersPerDay } = calculator;
  const { tankers, taps, bottles, storage } = plannerPage;
  const need = { people, days, litersPerPerson, inpatients, litersPerInpatient, litersPerDay };
  const fields: Record<InputName, FieldCopy> = { ...need, ...tankers, ...taps, ...bottles, ...storage };
  const copy = fields[name];
  return { ...copy, label: fill(copy.label, { unit: calculator.units[unit] }) };
}

/** The text of a value in its field. */
export function fieldText(text: PlannerText, name: InputName, value: number): string {
  return text.number(inField(name, value, text.unit, Math.round));
}

/** At most two decimals above 1: `1.321` would be ambiguous. */
function inField(name: InputName, value: number, unit: Unit, round: (amount: number) => number): number {
  const { isVolume, hasDecimals } = inputs[name];
  const amount = isVolume ? inUnit(value, unit) : value;
  const scale = hasDecimals ? (amount < 1 ? 1000 : 100) : 1;
  return round(amount * scale) / scale;
}

/** Says why an entry cannot be used. */
export function problemText(text: PlannerText, name: InputName, problem: Problem): string {
  const { problems } = text.calculator;
  const { min, max } = inputs[name];
  switch (problem) {
    case 'missing':
      return fieldCopy(text, name).missing;
    case 'unreadable':
      return fill(problems.unreadable, { example: fieldText(text, name, workedExample[name]) });
    case 'ambiguous':
      return problems.ambiguous;
    case 'out-of-range': {
      // Rounded inward, so that both limits can be typed.
      const limits = {
        min: inField(name, min, text.unit, Math.ceil),
        max: inField(name, max, text.unit, Math.floor),
      };
      return text.fillNumbers(problems.range, limits);
    }
  }
}

/** A published rate with what it covers. */
export function rateText({ calculator, form, size }: PlannerText, name: RateName): string {
  return fill(form.option, { use: calculator.rates[name], amount: size(rates[name]) });
}
