import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill } from '#shared/i18n/fill.ts';
import {
  type Basis,
  type InputName,
  needs,
  type PlanInput,
  rounded,
  volumeInputs,
  workedExample,
} from './inputs.ts';
import { fillNumbers, type NumberFormat } from './number-format.ts';
import { type Plan, peoplePerTap, tapFlow } from './plan.ts';
import { type RateName, rates } from './rates.ts';
import { inUnit } from './unit.ts';

/** One line of a plan: its value, and more: the value in the other unit or a reason. */
export interface Row {
  label: string;
  value: string;
  more?: readonly string[] | undefined;
}

/** The copy that the planner shows. */
export type PlannerText = Pick<PlannerCopy, 'form' | 'tool' | 'whole'>;

/** The groups of results with their inputs besides people, days and liters. */
export const groupInputs = {
  tankers: ['tanker', 'turnaround', 'hours', 'availability', 'loss'],
  taps: ['hoursOpen'],
  bottles: ['drink', 'bottle', 'pallet', 'truck'],
  storage: ['gap', 'onhand'],
} as const satisfies Record<string, readonly InputName[]>;

export type GroupName = keyof typeof groupInputs;
const groupNames: readonly GroupName[] = ['tankers', 'taps', 'bottles', 'storage'];

/** The groups that a plan can have: without people, there is no drinking water to bottle. */
export const resultGroups = (basis: Basis): readonly GroupName[] =>
  basis === 'amount' ? groupNames.filter(name => name !== 'bottles') : groupNames;

/** The inputs that a plan depends on. */
export const planInputs = (basis: Basis): readonly InputName[] => [
  ...needs[basis],
  ...resultGroups(basis).flatMap(group => groupInputs[group]),
];

/** The copy for a basis: in a clinic, people are those besides the inpatients. */
export function textFor(text: PlannerText, basis: Basis): PlannerText {
  return basis === 'clinic' ? { ...text, tool: { ...text.tool, ...text.tool.others } } : text;
}

export interface FieldCopy {
  label: string;
  hint?: string | undefined;
  missing: string;
}

export function fieldCopy({ tool, whole }: PlannerText, name: InputName, { unit }: NumberFormat): FieldCopy {
  const { people, days, lpd, inpatients, lpi, perday } = tool;
  const fields: Record<InputName, FieldCopy> = {
    people,
    days,
    lpd,
    inpatients,
    lpi,
    perday,
    ...whole.tankers,
    ...whole.taps,
    ...whole.bottles,
    ...whole.storage,
  };
  const copy = fields[name];
  return { ...copy, label: fill(copy.label, { unit: tool.units[unit] }) };
}

/** A published rate with what it covers. */
export function rateText(
  name: RateName,
  { tool, form }: Pick<PlannerCopy, 'form' | 'tool'>,
  format: NumberFormat,
): string {
  return fill(form.option, { use: tool.rates[name], amount: format.size(rates[name], format.unit) });
}

export function fieldText(name: InputName, value: number, format: NumberFormat): string {
  return format.number(volumeInputs.includes(name) ? rounded(name, inUnit(value, format.unit)) : value);
}

/** The inputs of a plan, as rows. */
function inputRows(
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

/** The numbers that a need was worked out from. */
export const needRows = (text: PlannerText, basis: Basis, input: PlanInput, format: NumberFormat) =>
  inputRows(text, input, format, needs[basis]);

/** The rows beside the total. */
export function mainRows(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat) {
  const { results } = text.tool;
  return {
    perDay: { label: results.perDay, ...format.volume(plan.perDay) },
    tankers: {
      label: fill(results.trips, { tanker: format.size(input.tanker, format.unit) }),
      value: format.number(plan.tripsPerDay),
    },
  } satisfies Record<string, Row>;
}

/** The need per day: in a clinic, its two parts first. */
export function perDayRows(text: PlannerText, input: PlanInput, plan: Plan, format: NumberFormat): Row[] {
  const part = (name: 'inpatients' | 'people', rate: 'lpi' | 'lpd'): Row => ({
    label: fieldCopy(text, name, format).label,
    value: format.size(input[name] * input[rate], format.unit),
    more: [`${format.number(input[name])} × ${format.size(input[rate], format.unit)}`],
  });
  const parts = plan.basis === 'clinic' ? [part('inpatients', 'lpi'), part('people', 'lpd')] : [];
  return [...parts, mainRows(text, input, plan, format).perDay];
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
        mainRows(text, input, plan, format).tankers,
        { label: tankers.tripsPerTanker, value: format.number(plan.tripsPerTanker) },
        plan.tankers === undefined
          ? { label: tankers.needed, value: tankers.notPossible.title, more: [tankers.notPossible.text] }
          : { label: tankers.needed, value: format.number(plan.tankers), more: [tankers.spare] },
      ];
    case 'taps': {
      const why =
        plan.tapsFor === 'people'
          ? fillNumbers(taps.forPeople, { people: peoplePerTap }, format)
          : fillNumbers(taps.forFlow, { liters: tapFlow, hours: input.hoursOpen }, format);
      return [{ label: taps.needed, value: format.number(plan.taps), more: [why] }, taps.distance, taps.wait];
    }
    case 'bottles': {
      const { perDay, tripsPerDay } = plan.besideBottles;
      const { value, more } = format.volume(perDay);
      return [
        { label: bottles.bottles, value: format.number(plan.bottles) },
        { label: bottles.pallets, value: format.number(plan.pallets) },
        { label: bottles.weight, ...format.weight(plan.weight) },
        { label: bottles.truckloads, value: format.number(plan.truckloads) },
        { label: bottles.rest, value, more: [...more, format.trips(tripsPerDay)] },
      ];
    }
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
  groups: readonly GroupName[] = resultGroups(plan.basis),
): Row[] {
  return [
    { label: text.tool.results.total, ...format.volume(plan.total) },
    ...perDayRows(text, input, plan, format),
    ...groups.flatMap(group => groupRows(group, text, input, plan, format)),
  ];
}

/** A value with its `more` in parentheses. */
export function inFull(
  { value, more = [] }: Omit<Row, 'label'>,
  { tool }: Pick<PlannerText, 'tool'>,
): string {
  if (more.length === 0) return value;
  // On a line of its own each begins with a capital.
  const inside = more.map(part => part.charAt(0).toLowerCase() + part.slice(1));
  return fill(tool.inBrackets, { value, more: inside.join(tool.separator) });
}

/** A plan as the text of a message: the results, then the main inputs and those that differ from the worked example. */
export function messageText(
  text: PlannerText,
  input: PlanInput,
  plan: Plan,
  format: NumberFormat,
  isExample: boolean,
): string {
  const { inputs, line, message } = text.tool;
  const title = isExample ? [message.title, text.whole.example] : [message.title];
  const { distance, wait } = text.whole.taps;
  const results = (groups: readonly GroupName[]) =>
    groups
      .flatMap(group => groupRows(group, text, input, plan, format))
      .filter(row => row !== distance && row !== wait);
  const need = resultRows(text, input, plan, format, []);
  const groups = resultGroups(plan.basis);
  const alwaysNamed = new Set<InputName>([...needs[plan.basis], 'bottle', 'gap']);
  const used = planInputs(plan.basis).filter(
    name => alwaysNamed.has(name) || input[name] !== workedExample[name],
  );
  const lines = (rows: readonly Row[]) =>
    rows.map(row => fill(line, { label: row.label, value: inFull(row, text) }));
  return (
    [
      ...title,
      ...lines([...need, ...results(groups.filter(group => group !== 'bottles'))]),
      '',
      // Part of the same water, in other containers.
      ...(groups.includes('bottles') ? [message.bottles, ...lines(results(['bottles'])), ''] : []),
      inputs,
      ...lines(inputRows(text, input, format, used)),
    ]
      .join('\n')
      // Plain spaces: mail programs and phones break lines where they like.
      .replace(/[\u00a0\u202f]/g, ' ')
  );
}
