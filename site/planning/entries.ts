import { fill } from '#content/fill.ts';
import type { ToolCopy } from '#content/schema/planner.ts';
import {
  eachInput,
  type InputName,
  inputs,
  type PlanInput,
  type Problem,
  readEntry,
  workedExample,
} from './inputs.ts';
import type { NumberFormat } from './number-format.ts';
import { type Plan, planFor } from './plan.ts';
import { type FieldCopy, type GroupName, groupInputs } from './rows.ts';

/** The text in the fields, as typed. */
export type Entries = Readonly<Record<InputName, string>>;

/** The plan that the entries describe. */
export interface Reading {
  /** The plan's inputs. An unusable entry counts as the worked example's, and results that need it are not shown. */
  input: PlanInput;
  problems: Readonly<Record<InputName, Problem | undefined>>;
  /** `undefined` while people, days or liters are missing. */
  plan: Plan | undefined;
  /** Every input can be used. */
  complete: boolean;
  /** Whether a group has all that its results need. */
  canShow(group: GroupName): boolean;
}

export function entriesOf(input: PlanInput, format: NumberFormat): Entries {
  return eachInput(name => format.number(input[name]));
}

export function readEntries(entries: Entries, language: string): Reading {
  const read = eachInput(name => readEntry(name, entries[name], language));
  const fine = (name: InputName) => read[name].problem === undefined;
  const input = eachInput(name => read[name].value ?? workedExample[name]);
  const plan = (['people', 'days', 'lpd'] as const).every(fine) ? planFor(input) : undefined;
  const canShow = (group: GroupName) => plan !== undefined && groupInputs[group].every(fine);
  return {
    input,
    problems: eachInput(name => read[name].problem),
    plan,
    complete: canShow('tankers') && canShow('bottles') && canShow('storage'),
    canShow,
  };
}

/** Says what to do about an entry that cannot be used. */
export function problemText(
  name: InputName,
  problem: Problem,
  copy: ToolCopy['problems'] & Pick<FieldCopy, 'missing'>,
  format: NumberFormat,
): string {
  const { min, max } = inputs[name];
  switch (problem) {
    case 'missing':
      return copy.missing;
    case 'unreadable':
      return copy.unreadable;
    case 'not-whole':
      return copy.notWhole;
    case 'out-of-range':
      return fill(copy.range, { min: format.number(min), max: format.number(max) });
  }
}
