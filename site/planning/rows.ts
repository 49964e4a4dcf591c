import { fill } from '#content/fill.ts';
import type { PlannerCopy } from '#content/schema/planner.ts';
import { type InputName, inputNames, type PlanInput, rounded, volumeInputs } from './inputs.ts';
import { fillNumbers, type NumberFormat } from './number-format.ts';
import { type Plan, peoplePerTap, tapFlow } from './plan.ts';
import { type RateName, rates } from './rates.ts';
import { inUnit } from './unit.ts';

/** One line of a plan: its value, and more: the value in the other unit or a reason. */
export interface Row {
  label: string;
  value: string;
  more?: readonly string[];
}

/** The copy that the planner shows. */
export type PlannerText = Pick<PlannerCopy, 'tool' | 'whole'>;

/** The groups of results with their inputs besides people, days and liters. */
export const groupInputs = {
  tankers: ['tanker', 'turnaround', 'hours', 'availability', 'loss'],
  taps: ['hoursOpen'],
  bottles: ['drink', 'bottle', 'pallet', 'truck'],
  storage: ['gap', 'onhand'],
} as const satisfies Record<string, readonly InputName[]>;

export type GroupName = keyof typeof groupInputs;
export const groupNames: readonly GroupName[] = ['tankers', 'taps', 'bottles', 'storage'];

export interface FieldCopy {
  label: string;
  hint?: string | undefined;
  missing: string;
}

/** The copy of an input's field. */
export function fieldCopy({ tool, whole }: PlannerText, name: InputName, { unit }: NumberFormat): FieldCopy {
  const { people, days, lpd } = tool;
  const fields: Record<InputName, FieldCopy> = {
    people,
    days,
    lpd,
    ...whole.tankers,
    ...whole.taps,
    ...whole.bottles,
    ...whole.storage,
  };
  const copy = fields[name];
  return { ...copy, label: fill(copy.label, { unit: tool.units[unit] }) };
}

/** A published rate with what it covers. */
export function rateText(name: RateName, { tool, form }: PlannerCopy, format: NumberFormat): string {
  return fill(form.option, { use: tool.rates[name], amount: format.size(rates[name], format.unit) });
}

/** The value of an input as its field shows it. */
export function fieldText(name: InputName, value: number, format: NumberFormat): string {
  return format.number(volumeInputs.includes(name) ? rounded(name, inUnit(value, format.unit)) : value);
}

/** The inputs of a plan, as rows. */
export function inputRows(
  text: PlannerText,
  input: PlanInput,
  format: NumberFormat,
  names: readonly InputName[] = inputNames,
): Row[] {
  return names.map(name => ({
    label: fieldCopy(text, name, format).label,
    value: fieldText(name, input[name], format),
  }));
}

/** The rows beside the total. */
export function mainRows(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat) {
  const { results } = text.tool;
  return {
    perDay: { label: results.perDay, ...format.volume(plan.perDay) },
    tankers: {
      label: fill(results.trips, { tanker: format.size(input.tanker, format.unit) }),
      value: format.number(plan.tripsPerDay),
    },
    taps: tapsRow(text, input, plan, format),
  } satisfies Record<string, Row>;
}

function tapsRow({ whole }: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): Row {
  const { needed, forPeople, forFlow } = whole.taps;
  const why =
    plan.tapsFor === 'people'
      ? fillNumbers(forPeople, { people: peoplePerTap }, format)
      : fillNumbers(forFlow, { liters: tapFlow, hours: input.hoursOpen }, format);
  return { label: needed, value: format.number(plan.taps), more: [why] };
}

/** The results of one group. */
export function groupRows(
  group: GroupName,
  text: PlannerText,
  input: PlanInput,
  plan: Plan,
  format: NumberFormat,
): Row[] {
  const { tankers, taps, bottles, storage } = text.whole;
  switch (group) {
    case 'tankers':
      return [
        { label: tankers.trips, value: format.number(plan.tripsPerDay) },
        { label: tankers.tripsPerTanker, value: format.number(plan.tripsPerTanker) },
        plan.tankers === undefined
          ? { label: tankers.needed, value: tankers.notPossible.title, more: [tankers.notPossible.text] }
          : { label: tankers.needed, value: format.number(plan.tankers), more: [tankers.spare] },
      ];
    case 'taps':
      return [tapsRow(text, input, plan, format), taps.distance, taps.wait];
    case 'bottles':
      return [
        { label: bottles.bottles, value: format.number(plan.bottles) },
        { label: bottles.pallets, value: format.number(plan.pallets) },
        { label: bottles.weight, ...format.weight(plan.weight) },
        { label: bottles.truckloads, value: format.number(plan.truckloads) },
      ];
    case 'storage': {
      const { value, more } = format.volume(plan.storage);
      const why = plan.storageFor === 'tanker' ? [storage.forTanker] : [];
      return [{ label: storage.add, value, more: [...more, ...why] }];
    }
  }
}

/** All results as rows, the total first. */
export function resultRows(
  text: PlannerText,
  input: PlanInput,
  plan: Plan,
  format: NumberFormat,
  groups: readonly GroupName[] = groupNames,
): Row[] {
  return [
    { label: text.tool.results.total, ...format.volume(plan.total) },
    mainRows(text, input, plan, format).perDay,
    ...groups.flatMap(group => groupRows(group, text, input, plan, format)),
  ];
}

/** A value with its `more` in brackets. */
export function inFull(
  { value, more = [] }: Omit<Row, 'label'>,
  { tool }: Pick<PlannerText, 'tool'>,
): string {
  return more.length > 0 ? `${value} (${more.join(tool.separator)})` : value;
}

/** A plan as people read it in a message: a title, then a line for each input and each result. */
export function messageText(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): string {
  const rows = [...inputRows(text, input, format), ...resultRows(text, input, plan, format)];
  // A plain space in plain text: mail programs and phones break lines where they like.
  const lines = rows.map(row => `${row.label}: ${inFull(row, text)}`.replace(/[\u00a0\u202f]/g, ' '));
  return [text.tool.message.title, ...lines].join('\n');
}
