import { inLiters, litersInGallon, type Unit } from './unit.ts';

/** The limits of an input (inclusive), its number of decimals, and its value in the worked example. */
interface Input {
  min: number;
  max: number;
  decimals: number;
  start: number;
}

/**
 * The inputs of a plan, named as in the address. The limits exceed any real plan and keep the rounding in `plan.ts`
 * exact. Volumes are in liters, whatever unit they were typed in.
 */
export const inputs = {
  people: { min: 1, max: 1_000_000, decimals: 0, start: 2500 },
  days: { min: 1, max: 365, decimals: 0, start: 7 },
  /** Liters per person per day. */
  lpd: { min: 0.5, max: 200, decimals: 3, start: 15 },
  /** Inpatients of a clinic or hospital, besides its other people. */
  inpatients: { min: 1, max: 100_000, decimals: 0, start: 60 },
  /** Liters per inpatient per day. */
  lpi: { min: 0.5, max: 500, decimals: 3, start: 60 },
  /** Liters per day in total, for visitors who know that instead of people. */
  perday: { min: 1, max: 200_000_000, decimals: 0, start: 37_500 },
  /** Tanker capacity, liters. */
  tanker: { min: 500, max: 100_000, decimals: 0, start: 20_000 },
  /** Leaks and spills in transit, percent. */
  loss: { min: 0, max: 50, decimals: 1, start: 0 },
  /** Round trip including filling and unloading, minutes. */
  turnaround: { min: 10, max: 2880, decimals: 0, start: 180 },
  /** Working hours per day. */
  hours: { min: 1, max: 24, decimals: 2, start: 10 },
  /** Share of working hours a tanker can run, percent. */
  availability: { min: 10, max: 100, decimals: 0, start: 80 },
  /** Hours per day that taps are open. In eight, a tap serves 240 people with 15 liters each. */
  hoursOpen: { min: 1, max: 24, decimals: 2, start: 8 },
  /** Bottled water per person, liters per day. */
  drink: { min: 0.5, max: 20, decimals: 3, start: 3 },
  /** Bottle size, liters. */
  bottle: { min: 0.1, max: 25, decimals: 3, start: 0.5 },
  /** Bottles on a pallet. */
  pallet: { min: 1, max: 10_000, decimals: 0, start: 1728 },
  /** Water in one truckload of bottles, liters (U.S. Army Corps of Engineers: one tractor-trailer). */
  truck: { min: 500, max: 100_000, decimals: 0, start: 18_000 },
  /** Days without delivery. */
  gap: { min: 0, max: 365, decimals: 0, start: 2 },
  /** Existing storage, liters. */
  onhand: { min: 0, max: 100_000_000, decimals: 0, start: 0 },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof inputs;
export type PlanInput = Readonly<Record<InputName, number>>;

export const inputNames = Object.keys(inputs).filter((name): name is InputName => name in inputs);

/** The inputs that describe the need, by what the visitor knows; all others describe the supply. */
export const needs = {
  people: ['people', 'days', 'lpd'],
  clinic: ['inpatients', 'lpi', 'people', 'lpd', 'days'],
  amount: ['perday', 'days'],
} as const satisfies Record<string, readonly InputName[]>;

/** Basis of a plan: a number of people, the inpatients and other people of a clinic, or liters per day. */
export type Basis = keyof typeof needs;

const allNeeds: ReadonlySet<InputName> = new Set(Object.values(needs).flat());
export const supplyNames = inputNames.filter(name => !allNeeds.has(name));

/** The inputs that can be typed in either unit. */
export const volumeInputs: readonly InputName[] = [
  'lpd',
  'lpi',
  'perday',
  'tanker',
  'drink',
  'bottle',
  'truck',
  'onhand',
];

/** Builds a record with one value per input. */
export function eachInput<Value>(read: (name: InputName) => Value): Record<InputName, Value> {
  // The names are complete, but `fromEntries` widens them to any string.
  return Object.fromEntries(inputNames.map(name => [name, read(name)])) as Record<InputName, Value>;
}

/** The plan that the planner starts with. */
export const workedExample: PlanInput = eachInput(name => inputs[name].start);

/**
 * Why an entry cannot be used. `missing` includes a zero where the minimum is higher; `ambiguous` is `1.500` where
 * decimals are allowed.
 */
export type Problem = 'missing' | 'unreadable' | 'ambiguous' | 'not-whole' | 'out-of-range';

export type Entry = { value: number; problem?: undefined } | { value?: undefined; problem: Problem };

/** The limits of an input in the typed unit, rounded inward. */
export function typedLimits(name: InputName, unit: Unit): { min: number; max: number } {
  const { min, max } = inputs[name];
  if (unit === 'liters' || !volumeInputs.includes(name)) return { min, max };
  const [least, most] = [min / litersInGallon, max / litersInGallon];
  return {
    min: Math.ceil(least * roundingScale(name, least)) / roundingScale(name, least),
    max: Math.floor(most * roundingScale(name, most)) / roundingScale(name, most),
  };
}

/** Reads the text of a field. */
export function readEntry(name: InputName, text: string, unit: Unit): Entry {
  const { decimals } = inputs[name];
  const { min, max } = typedLimits(name, unit);
  if (text.trim() === '') return { problem: 'missing' };
  const amount = parseNumber(text, decimals === 0);
  if (typeof amount !== 'number') return { problem: amount };
  if (amount === 0 && min > 0) return { problem: 'missing' };
  if (decimals === 0 && !Number.isInteger(amount)) return { problem: 'not-whole' };
  if (amount < min || amount > max) return { problem: 'out-of-range' };
  const typed = rounded(name, amount);
  return { value: volumeInputs.includes(name) ? inLiters(typed, unit) : typed };
}

/** True if a plan can use a value. Volumes may have any decimals, because they may have been typed in gallons. */
export function isUsable(name: InputName, value: number): boolean {
  const { min, max } = inputs[name];
  return value >= min && value <= max && (volumeInputs.includes(name) || value === rounded(name, value));
}

/** To the decimals of its input. */
export function rounded(name: InputName, value: number): number {
  const scale = roundingScale(name, value);
  return Math.round(value * scale) / scale;
}

/** At most two decimals from 1 on: `1.321` would be ambiguous. */
function roundingScale(name: InputName, value: number): number {
  return 10 ** Math.min(inputs[name].decimals, value < 1 ? 3 : 2);
}

/**
 * Reads a number in any language's notation: `2,500`, `2.500`, `2 500`, `7.5`, `7,5`, with Arabic digits and separators
 * too. One separator before exactly three digits groups them in a whole number and is ambiguous otherwise.
 */
export function parseNumber(text: string, whole: boolean): number | 'unreadable' | 'ambiguous' {
  const plain = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[\s'’]/g, '')
    .replaceAll('\u060c', ',')
    .replace(/(?<=\d)\u066c(?=\d{3}(?!\d))/g, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain) && !whole) return 'ambiguous';
  const [, separator] = grouped.exec(plain) ?? [];
  const ungrouped = separator ? plain.replaceAll(separator, '') : plain;
  if (!/^(?:\d+|\d*[.,\u066b]\d+)$/.test(ungrouped)) return 'unreadable';
  return Number(ungrouped.replace(/[.,\u066b]/, '.'));
}

/** Groups of three digits, with a different decimal separator. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,\u066b]\d+)?$/;
