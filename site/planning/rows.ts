import { fill } from '#content/fill.ts';
import type { PlannerCopy, ToolCopy } from '#content/schema/planner.ts';
import { type InputName, inputNames, type PlanInput } from './inputs.ts';
import { fillNumbers, type NumberFormat } from './number-format.ts';
import { type Plan, peoplePerTap } from './plan.ts';

/** One line of a plan: its value, and more: the value in the other unit, or why there is none. */
export interface Row {
  label: string;
  value: string;
  more?: string | undefined;
}

/** The copy that the planner shows. */
export type PlannerText = Pick<PlannerCopy, 'tool' | 'whole'>;

/** Each group of results with its own inputs. All of them also depend on people, days and liters. */
export const groupInputs = {
  tankers: ['tanker', 'turnaround', 'hours', 'availability', 'loss'],
  bottles: ['bottle', 'pallet'],
  storage: ['gap', 'onhand'],
} as const satisfies Record<string, readonly InputName[]>;

export type GroupName = keyof typeof groupInputs;
export const groupNames: readonly GroupName[] = ['tankers', 'bottles', 'storage'];

/** What a field is called and asks for. */
export interface FieldCopy {
  label: string;
  hint?: string | undefined;
  missing: string;
}

/** The copy of an input's field. */
export function fieldCopy({ tool, whole }: PlannerText, name: InputName): FieldCopy {
  const { people, days, lpd } = tool;
  const fields: Record<InputName, FieldCopy> = {
    people,
    days,
    lpd,
    ...whole.tankers,
    ...whole.bottles,
    ...whole.storage,
  };
  return fields[name];
}

/** What was entered, as lines. */
export function inputRows(text: PlannerText, input: PlanInput, format: NumberFormat): Row[] {
  return inputNames.map(name => ({
    label: fieldCopy(text, name).label,
    value: format.number(input[name]),
  }));
}

/** Per day, trips and taps: what is said beside the total. */
export function mainRows({ results }: ToolCopy, input: PlanInput, plan: Plan, format: NumberFormat): Row[] {
  return [
    {
      label: results.perDay,
      value: format.liters(plan.perDay.liters),
      more: format.gallons(plan.perDay.gallons),
    },
    {
      label: fill(results.trips, { tanker: format.liters(input.tanker) }),
      value: format.number(plan.tripsPerDay),
    },
    {
      label: fillNumbers(results.taps, { people: peoplePerTap }, format),
      value: format.number(plan.taps),
    },
  ];
}

/** The results of one group. */
export function groupRows(
  group: GroupName,
  { tankers, bottles, storage }: PlannerText['whole'],
  plan: Plan,
  format: NumberFormat,
): Row[] {
  switch (group) {
    case 'tankers':
      return [
        { label: tankers.trips, value: format.number(plan.tripsPerDay) },
        { label: tankers.tripsPerTanker, value: format.number(plan.tripsPerTanker) },
        plan.tankers === undefined
          ? { label: tankers.needed, value: tankers.notPossible.title, more: tankers.notPossible.text }
          : { label: tankers.needed, value: format.number(plan.tankers) },
      ];
    case 'bottles':
      return [
        { label: bottles.bottles, value: format.number(plan.bottles) },
        { label: bottles.pallets, value: format.number(plan.pallets) },
      ];
    case 'storage':
      return [
        {
          label: storage.add,
          value: format.liters(plan.storage.liters),
          more: format.gallons(plan.storage.gallons),
        },
      ];
  }
}

/** All results as lines, the total first. */
export function resultRows(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): Row[] {
  const { tool, whole } = text;
  return [
    {
      label: tool.results.total,
      value: format.liters(plan.total.liters),
      more: format.gallons(plan.total.gallons),
    },
    ...mainRows(tool, input, plan, format),
    // The trips are in the main rows already, with the tanker's size.
    ...groupNames.flatMap(group =>
      groupRows(group, whole, plan, format).filter(row => row.label !== whole.tankers.trips),
    ),
  ];
}

/** A value with what else there is to say about it. */
export function inFull({ value, more }: Row): string {
  return more ? `${value} (${more})` : value;
}

/** A plan as people read it in a message: a title, then a line for each input and each result. */
export function messageText(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): string {
  const rows = [...inputRows(text, input, format), ...resultRows(text, input, plan, format)];
  // A plain space in plain text: mail programs and phones break lines where they like.
  const lines = rows.map(row => `${row.label}: ${inFull(row)}`.replace(/[\u00a0\u202f]/g, ' '));
  return [text.tool.message.title, ...lines].join('\n');
}
