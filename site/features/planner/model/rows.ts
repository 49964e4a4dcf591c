import { fill } from '#shared/i18n/fill.ts';
import { fieldCopy, fieldText, type PlannerText } from './field-text.ts';
import type { GroupName, InputName, PlanInput } from './inputs.ts';
import { fillNumbers, type NumberFormat } from './number-format.ts';
import { type Plan, peoplePerTap, tapFlow } from './plan.ts';

/** One line of a plan: its value, and more: the value in the other unit or a reason. */
export interface Row {
  label: string;
  value: string;
  more?: readonly string[] | undefined;
}

/** Inputs of a plan as rows. */
export function inputRows(
  text: PlannerText,
  input: PlanInput,
  format: NumberFormat,
  names: readonly InputName[],
): Row[] {
  return names.map(name => ({
    label: fieldCopy(text, name, format).label,
    value: fieldText(name, input[name], format),
  }));
}

export type PlanRows = Record<'perDay' | GroupName, Row[]> & Record<'total' | 'trips', Row>;

/** The results of a plan as rows. */
export function planRows(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): PlanRows {
  const { tool, whole } = text;
  const { results } = tool;
  const { tankers, taps, bottles, storage } = whole;
  const size = (liters: number) => format.size(liters, format.unit);
  const part = (name: 'inpatients' | 'people', rate: 'lpi' | 'lpd'): Row => ({
    label: fieldCopy(text, name, format).label,
    value: size(input[name] * input[rate]),
    more: [`${format.number(input[name])} × ${size(input[rate])}`],
  });
  const parts = plan.basis === 'clinic' ? [part('inpatients', 'lpi'), part('people', 'lpd')] : [];
  const trips = {
    label: fill(results.trips, { tanker: size(input.tanker) }),
    value: format.number(plan.tripsPerDay),
  };
  const rest = format.volume(plan.besideBottles.perDay);
  const toStore = format.volume(plan.storage);
  const whyTaps =
    plan.tapsFor === 'people'
      ? fillNumbers(taps.forPeople, { people: peoplePerTap }, format)
      : fillNumbers(taps.forFlow, { liters: tapFlow, hours: input.hoursOpen }, format);
  return {
    total: { label: results.total, ...format.volume(plan.total) },
    perDay: [...parts, { label: results.perDay, ...format.volume(plan.perDay) }],
    trips,
    tankers: [
      trips,
      { label: tankers.tripsPerTanker, value: format.number(plan.tripsPerTanker) },
      plan.tankers === undefined
        ? { label: tankers.needed, value: tankers.notPossible.title, more: [tankers.notPossible.text] }
        : { label: tankers.needed, value: format.number(plan.tankers), more: [tankers.spare] },
    ],
    taps: [
      { label: taps.needed, value: format.number(plan.taps), more: [whyTaps] },
      taps.distance,
      taps.wait,
    ],
    bottles: [
      { label: bottles.bottles, value: format.number(plan.bottles) },
      { label: bottles.pallets, value: format.number(plan.pallets) },
      { label: bottles.weight, ...format.weight(plan.weight) },
      { label: bottles.truckloads, value: format.number(plan.truckloads) },
      {
        label: bottles.rest,
        value: rest.value,
        more: [...rest.more, format.trips(plan.besideBottles.tripsPerDay)],
      },
    ],
    storage: [
      {
        label: storage.add,
        value: toStore.value,
        more: [...toStore.more, ...(plan.storageFor === 'tanker' ? [storage.forTanker] : [])],
      },
    ],
  };
}

/** A row on one line, its `more` in parentheses. */
export function rowLine({ label, value, more = [] }: Row, { tool }: Pick<PlannerText, 'tool'>): string {
  // On a line of its own each begins with a capital.
  const inside = more.map(part => part.charAt(0).toLowerCase() + part.slice(1)).join(tool.separator);
  const inFull = inside ? fill(tool.inBrackets, { value, more: inside }) : value;
  return fill(tool.line, { label, value: inFull });
}
