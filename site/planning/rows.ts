import { fill } from '#content/fill.ts';
import type { FullPlannerCopy, ToolCopy } from '#content/schema/planner.ts';
import type { InputName, PlanInput } from './inputs.ts';
import { type Figures, fillNumbers } from './number-format.ts';
import { type Plan, peoplePerTap } from './plan.ts';

/** One line of a plan: a name, its value, and more on it: the same in the other unit, or why there is none. */
export interface Row {
  label: string;
  value: string;
  more?: string | undefined;
}

/** The words of a planner; without `whole` it is the small one. */
export interface PlannerText {
  tool: ToolCopy;
  whole?: FullPlannerCopy | undefined;
}

const needInputs = ['people', 'days', 'lpd'] as const satisfies InputName[];

/** Each group of results, with the inputs of its own. All of them need the need. */
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

/** The words of an input's field; `undefined` where the planner does not ask for it. */
export function fieldCopy({ tool, whole }: PlannerText, name: InputName): FieldCopy | undefined {
  const fields: Partial<Record<InputName, FieldCopy>> = {
    people: tool.people,
    days: tool.days,
    lpd: tool.lpd,
    ...whole?.tankers,
    ...whole?.bottles,
    ...whole?.storage,
  };
  return fields[name];
}

/** What was entered, as lines: the need, and the rest in the whole planner. */
export function inputRows(text: PlannerText, input: PlanInput, figures: Figures): Row[] {
  const names = [...needInputs, ...(text.whole ? groupNames.flatMap(group => groupInputs[group]) : [])];
  return names.map(name => ({
    label: fieldCopy(text, name)?.label ?? name,
    value: figures.number(input[name]),
  }));
}

/** Per day, trips and taps: what both planners answer beside the total. */
export function mainRows({ tool }: PlannerText, input: PlanInput, plan: Plan, figures: Figures): Row[] {
  const { results } = tool;
  return [
    {
      label: results.perDay,
      value: figures.liters(plan.perDay.liters),
      more: figures.gallons(plan.perDay.gallons),
    },
    {
      label: fill(results.trips, { tanker: figures.liters(input.tanker) }),
      value: figures.number(plan.tripsPerDay),
    },
    {
      label: fillNumbers(results.taps, { people: peoplePerTap }, figures),
      value: figures.number(plan.taps),
    },
  ];
}

/** The results of one group of the whole planner. */
export function groupRows(group: GroupName, whole: FullPlannerCopy, plan: Plan, figures: Figures): Row[] {
  const { tankers, bottles, storage } = whole;
  switch (group) {
    case 'tankers':
      return [
        { label: tankers.trips, value: figures.number(plan.tripsPerDay) },
        { label: tankers.tripsPerTanker, value: figures.number(plan.tripsPerTanker) },
        plan.tankers === undefined
          ? { label: tankers.needed, value: tankers.notPossible.title, more: tankers.notPossible.text }
          : { label: tankers.needed, value: figures.number(plan.tankers) },
      ];
    case 'bottles':
      return [
        { label: bottles.bottles, value: figures.number(plan.bottles) },
        { label: bottles.pallets, value: figures.number(plan.pallets) },
      ];
    case 'storage':
      return [
        {
          label: storage.add,
          value: figures.liters(plan.storage.liters),
          more: figures.gallons(plan.storage.gallons),
        },
      ];
  }
}

/** All results as lines, the total first. */
export function resultRows(text: PlannerText, input: PlanInput, plan: Plan, figures: Figures): Row[] {
  const { tool, whole } = text;
  return [
    {
      label: tool.results.inAll,
      value: figures.liters(plan.total.liters),
      more: figures.gallons(plan.total.gallons),
    },
    ...mainRows(text, input, plan, figures),
    // The trips are said once already, with the tanker's size.
    ...(whole
      ? groupNames.flatMap(group =>
          groupRows(group, whole, plan, figures).filter(row => row.label !== whole.tankers.trips),
        )
      : []),
  ];
}

/** A value with what else there is to say about it. */
export function inFull({ value, more }: Row): string {
  return more ? `${value} (${more})` : value;
}
