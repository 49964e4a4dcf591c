import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill } from '#shared/i18n/fill.ts';
import type { Problem } from './entries.ts';
import { type Basis, type InputName, inputs, type RateName, rates, workedExample } from './inputs.ts';
import { fillNumbers, type NumberFormat } from './number-format.ts';
import { inUnit, type Unit } from './unit.ts';

/** The copy that the planner shows. */
export type PlannerText = Pick<PlannerCopy, 'form' | 'tool' | 'whole'>;

/** The copy for a basis: in a clinic, people are those besides the inpatients. */
export function textFor(text: PlannerText, basis: Basis): PlannerText {
  return basis === 'clinic' ? { ...text, tool: { ...text.tool, ...text.tool.others } } : text;
}

interface FieldCopy {
  label: string;
  hint?: string | undefined;
  missing: string;
}

export function fieldCopy({ tool, whole }: PlannerText, name: InputName, { unit }: NumberFormat): FieldCopy {
  const { people, days, lpd, inpatients, lpi, perday } = tool;
  const { tankers, taps, bottles, storage } = whole;
  const need = { people, days, lpd, inpatients, lpi, perday };
  const fields: Record<InputName, FieldCopy> = { ...need, ...tankers, ...taps, ...bottles, ...storage };
  const copy = fields[name];
  return { ...copy, label: fill(copy.label, { unit: tool.units[unit] }) };
}

/** The text of a value in its field. */
export function fieldText(name: InputName, value: number, format: NumberFormat): string {
  return format.number(inField(name, value, format.unit, Math.round));
}

/** At most two decimals from 1 on: `1.321` would be ambiguous. */
function inField(name: InputName, value: number, unit: Unit, round: (amount: number) => number): number {
  const { isVolume, hasDecimals } = inputs[name];
  const amount = isVolume ? inUnit(value, unit) : value;
  const scale = hasDecimals ? (amount < 1 ? 1000 : 100) : 1;
  return round(amount * scale) / scale;
}

/** Says why an entry cannot be used. */
export function problemText(
  text: PlannerText,
  name: InputName,
  problem: Problem,
  format: NumberFormat,
): string {
  const { problems } = text.tool;
  const { min, max } = inputs[name];
  switch (problem) {
    case 'missing':
      return fieldCopy(text, name, format).missing;
    case 'unreadable':
      return fill(problems.unreadable, { example: fieldText(name, workedExample[name], format) });
    case 'ambiguous':
      return problems.ambiguous;
    case 'not-whole':
      return problems.notWhole;
    case 'out-of-range': {
      // Rounded inward, so that both limits can be typed.
      const limits = {
        min: inField(name, min, format.unit, Math.ceil),
        max: inField(name, max, format.unit, Math.floor),
      };
      return fillNumbers(problems.range, limits, format);
    }
  }
}

/** A published rate with what it covers. */
export function rateText(
  name: RateName,
  { tool, form }: Pick<PlannerCopy, 'form' | 'tool'>,
  format: NumberFormat,
): string {
  return fill(form.option, { use: tool.rates[name], amount: format.size(rates[name], format.unit) });
}
