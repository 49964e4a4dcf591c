import {
  type Basis,
  type Input,
  type InputName,
  inLiters,
  inputs,
  mapInputs,
  planInputs,
  type Unit,
  workedExample,
} from './inputs.ts';
import { planFor } from './plan.ts';

/** A number, volumes in liters; or what was typed, if that is no number. */
export type Entry = number | string;

export type Entries = Readonly<Record<InputName, Entry>>;

/** In characters. All entries go into the address, and servers limit its length. */
export const maxEntryLength = 40;

/** Reads what was typed. Volumes become liters. */
export function readEntry(name: InputName, text: string, unit: Unit): Entry {
  const amount = parseNumber(text, inputs[name]);
  if (amount === undefined) return text.trim();
  return inputs[name].isVolume ? inLiters(amount, unit) : amount;
}

/**
 * Why an entry cannot be used. A zero is `missing` where the minimum is higher, decimals of what is counted
 * are `unreadable`, and `1.500` is `ambiguous` where decimals are allowed.
 */
export type Problem = 'missing' | 'unreadable' | 'ambiguous' | 'out-of-range';

export function findProblem(name: InputName, entry: Entry): Problem | undefined {
  const { min, max, hasDecimals } = inputs[name];
  if (entry === '' || (entry === 0 && min > 0)) return 'missing';
  if (typeof entry === 'string')
    return hasDecimals && ambiguous.test(inPlainDigits(entry)) ? 'ambiguous' : 'unreadable';
  return entry >= min && entry <= max ? undefined : 'out-of-range';
}

/**
 * A plan, and the inputs whose entries cannot be used: while one of the need cannot, no result is shown, and
 * while one of the supply cannot, the need alone.
 */
export function planFromEntries(entries: Entries, basis: Basis) {
  const isUsable = (name: InputName) => findProblem(name, entries[name]) === undefined;
  const values = mapInputs(name => (isUsable(name) ? Number(entries[name]) : workedExample[name]));
  const unusable = planInputs(basis).filter(name => !isUsable(name));
  return { values, unusable, plan: planFor(values, basis) };
}

/**
 * Reads a number in any language's notation: `2,500`, `2.500`, `2 500`, `7.5`, `7,5`, also with Arabic signs.
 * One separator before exactly three digits groups them in a whole number and is ambiguous otherwise.
 */
function parseNumber(text: string, { hasDecimals, isVolume }: Input): number | undefined {
  const plain = inPlainDigits(text);
  if (hasDecimals && ambiguous.test(plain)) return undefined;
  const [, separator] = grouped.exec(plain) ?? [];
  const ungrouped = separator ? plain.replaceAll(separator, '') : plain;
  if (!/^(?:\d+|\d*[.,\u066b]\d+)$/.test(ungrouped)) return undefined;
  // What is counted has no decimals, and a volume at most two: `25,0000` is a slip.
  if (!hasDecimals && (isVolume ? /\D\d{3,}$/ : /\D/).test(ungrouped)) return undefined;
  return Number(ungrouped.replace(/[.,\u066b]/, '.'));
}

const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Groups of three digits, whose separator is not the one before the decimals: `,` is found in `12,345.6`. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,\u066b]\d+)?$/;

function inPlainDigits(text: string): string {
  return (
    text
      // The last four bits of a digit, of either Arabic kind, are its value.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
      // Also the invisible signs of direction that come with a pasted number.
      .replace(/[\s'’\p{Cf}]/gu, '')
      .replaceAll('\u060c', ',')
      .replace(/(\d)\u066c(?=\d{3}(?!\d))/g, '$1')
  );
}
