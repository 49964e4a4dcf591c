import type { ToolCopy } from '#shared/content/schemas/planner.ts';
import { fill } from '#shared/i18n/fill.ts';
import {
  type Basis,
  eachInput,
  type InputName,
  needs,
  type PlanInput,
  type Problem,
  readEntry,
  typedLimits,
  workedExample,
} from './inputs.ts';
import type { NumberFormat } from './number-format.ts';
import { type Plan, planFor } from './plan.ts';
import { type FieldCopy, fieldText, type GroupName, groupInputs, resultGroups } from './rows.ts';
import type { Unit } from './unit.ts';

/** The fields: text as typed in the chosen unit, or a value in liters, which stays exact when the unit changes. */
export type Entries = Readonly<Record<InputName, string | number>>;

export interface Reading {
  /** The worked example's value replaces an unusable entry; results that need it are hidden. */
  input: PlanInput;
  problems: Readonly<Record<InputName, Problem | undefined>>;
  /** `undefined` while an input of the need is unusable. */
  plan: Plan | undefined;
  /** Every input can be used. */
  complete: boolean;
  /** All inputs of the group can be used. */
  canShow(group: GroupName): boolean;
}

export function entryText(name: InputName, entry: string | number, format: NumberFormat): string {
  return typeof entry === 'string' ? entry : fieldText(name, entry, format);
}

export function readEntries(entries: Entries, basis: Basis, unit: Unit): Reading {
  const read = eachInput(name => {
    const entry = entries[name];
    return typeof entry === 'string' ? readEntry(name, entry, unit) : { value: entry };
  });
  const fine = (name: InputName) => read[name].problem === undefined;
  const input = eachInput(name => read[name].value ?? workedExample[name]);
  const plan = needs[basis].every(fine) ? planFor(input, basis) : undefined;
  const groups = resultGroups(basis);
  // Storage is at least one tanker load.
  const canShow = (group: GroupName) =>
    plan !== undefined &&
    groups.includes(group) &&
    groupInputs[group].every(fine) &&
    (group !== 'storage' || fine('tanker'));
  return {
    input,
    problems: eachInput(name => read[name].problem),
    plan,
    complete: groups.every(canShow),
    canShow,
  };
}

export function problemText(
  name: InputName,
  problem: Problem,
  copy: ToolCopy['problems'] & Pick<FieldCopy, 'missing'>,
  format: NumberFormat,
): string {
  const { min, max } = typedLimits(name, format.unit);
  switch (problem) {
    case 'missing':
      return copy.missing;
    case 'unreadable':
      return fill(copy.unreadable, { example: fieldText(name, workedExample[name], format) });
    case 'ambiguous':
      return copy.ambiguous;
    case 'not-whole':
      return copy.notWhole;
    case 'out-of-range':
      return fill(copy.range, { min: format.number(min), max: format.number(max) });
  }
}
