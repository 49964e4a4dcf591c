import {
  type Basis,
  eachInput,
  type GroupName,
  groupsOf,
  type Input,
  type InputName,
  inLiters,
  inputs,
  neededBy,
  needs,
  type Unit,
  workedExample,
} from './inputs.ts';
import { planFor } from './plan.ts';

/** What was typed, volumes in the chosen unit; or a number that was chosen or converted, volumes in liters. */
export type Entry = string | number;

/** In characters. The address has all entries, and no server takes one of any length. */
export const longestEntry = 40;

export type Entries = Readonly<Record<InputName, Entry>>;

/**
 * Why an entry cannot be used. A zero is `missing` where the minimum is higher, decimals of what is counted
 * are `unreadable`, and `1.500` is `ambiguous` where decimals are allowed.
 */
export type Problem = 'missing' | 'unreadable' | 'ambiguous' | 'out-of-range';

/** Reads all fields of a plan. */
export function readEntries(entries: Entries, basis: Basis, unit: Unit) {
  const read = eachInput(name => readEntry(name, entries[name], unit));
  const isUsable = (name: InputName) => read[name].problem === undefined;
  const values = eachInput(name => read[name].value ?? workedExample[name]);
  const plan = needs[basis].every(isUsable) ? planFor(values, basis) : undefined;
  const planGroups = groupsOf(basis);
  const canShow = (group: GroupName) =>
    plan !== undefined && planGroups.includes(group) && neededBy[group].every(isUsable);
  return {
    /** The worked example's value replaces an unusable entry; results that need it are hidden. */
    values,
    problems: eachInput(name => read[name].problem),
    /** `undefined` while an input of the need is unusable. */
    plan,
    isComplete: planGroups.every(canShow),
    canShow,
  };
}

/** Reads an entry. Volumes become liters. */
export function readEntry(name: InputName, entry: Entry, unit: Unit): { value?: number; problem?: Problem } {
  const { min, max } = inputs[name];
  const value = typeof entry === 'number' ? entry : readText(name, entry, unit);
  if (typeof value !== 'number') return { problem: value };
  if (value === 0 && min > 0) return { problem: 'missing' };
  return value >= min && value <= max ? { value } : { problem: 'out-of-range' };
}

function readText(name: InputName, text: string, unit: Unit): number | Problem {
  if (text.trim() === '') return 'missing';
  const amount = parseNumber(text, inputs[name]);
  return typeof amount === 'number' && inputs[name].isVolume ? inLiters(amount, unit) : amount;
}

/**
 * Reads a number in any language's notation: `2,500`, `2.500`, `2 500`, `7.5`, `7,5`, also with Arabic signs.
 * One separator before exactly three digits groups them in a whole number and is ambiguous otherwise.
 */
export function parseNumber(
  text: string,
  { hasDecimals, isVolume }: Pick<Input, 'hasDecimals' | 'isVolume'>,
): number | 'unreadable' | 'ambiguous' {
  const plain = text
    // The last four bits of a digit, of either Arabic kind, are its value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    // Also the invisible signs of direction that come with a pasted number.
    .replace(/[\s'’\p{Cf}]/gu, '')
    .replaceAll('\u060c', ',')
    .replace(/(\d)\u066c(?=\d{3}(?!\d))/g, '$1');
  if (hasDecimals && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return 'ambiguous';
  const [, separator] = grouped.exec(plain) ?? [];
  const ungrouped = separator ? plain.replaceAll(separator, '') : plain;
  if (!/^(?:\d+|\d*[.,\u066b]\d+)$/.test(ungrouped)) return 'unreadable';
  // What is counted has no decimals, and a volume at most two: `25,0000` is a slip.
  if (!hasDecimals && (isVolume ? /\D\d{3,}$/ : /\D/).test(ungrouped)) return 'unreadable';
  return Number(ungrouped.replace(/[.,\u066b]/, '.'));
}

/** Groups of three digits, whose separator is not the one before the decimals: `,` is found in `12,345.6`. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,\u066b]\d+)?$/;
