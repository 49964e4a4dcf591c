import { fill } from '#content/fill.ts';
import type { ToolCopy } from '#content/schema/planner.ts';
import {
  eachInput,
  type InputName,
  type PlanInput,
  type Problem,
  ranges,
  readEntry,
  workedExample,
} from './inputs.ts';
import type { Figures } from './number-format.ts';
import { type Plan, planFor } from './plan.ts';
import { type GroupName, groupInputs } from './rows.ts';

/** What stands in the fields, as typed. */
export type Entries = Readonly<Record<InputName, string>>;

/** What the entries come to. */
export interface Reading {
  /** The plan's inputs; where an entry is none, the worked example's stands in and no result that needs it is shown. */
  input: PlanInput;
  problems: Readonly<Record<InputName, Problem | undefined>>;
  /** `undefined` while people, days or liters are missing. */
  plan: Plan | undefined;
  /** Every input can be used. */
  complete: boolean;
  /** Whether a group has all that its results need. */
  knows(group: GroupName): boolean;
}

export function entriesOf(input: PlanInput, figures: Figures): Entries {
  return eachInput(name => figures.number(input[name]));
}

export function readEntries(entries: Entries, language: string): Reading {
  const read = eachInput(name => readEntry(name, entries[name], language));
  const fine = (name: InputName) => read[name].problem === undefined;
  const input = eachInput(name => read[name].value ?? workedExample[name]);
  const plan = (['people', 'days', 'lpd'] as const).every(fine) ? planFor(input) : undefined;
  const knows = (group: GroupName) => plan !== undefined && groupInputs[group].every(fine);
  return {
    input,
    problems: eachInput(name => read[name].problem),
    plan,
    complete: knows('tankers') && knows('bottles') && knows('storage'),
    knows,
  };
}

/** What to do about an entry that cannot be used. */
export function problemText(
  name: InputName,
  problem: Problem,
  missing: string,
  copy: ToolCopy['problems'],
  figures: Figures,
): string {
  const { min, max } = ranges[name];
  switch (problem) {
    case 'missing':
      return missing;
    case 'unreadable':
      return copy.unreadable;
    case 'not-whole':
      return copy.notWhole;
    case 'out-of-range':
      return fill(copy.range, { min: figures.number(min), max: figures.number(max) });
  }
}
