import { intlLocale } from '#content/locale.ts';
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

/** The inputs that describe the need; the others describe the supply. */
export const needNames = ['people', 'days', 'lpd'] as const satisfies readonly InputName[];
const isNeed = new Set<InputName>(needNames);
export const furtherNames = inputNames.filter(name => !isNeed.has(name));

/** The inputs that can be typed in either unit. */
export const volumeInputs: readonly InputName[] = ['lpd', 'tanker', 'drink', 'bottle', 'truck', 'onhand'];

/** Builds a record with one value per input. */
export function eachInput<Value>(read: (name: InputName) => Value): Record<InputName, Value> {
  // The names are complete, but `fromEntries` widens them to any string.
  return Object.fromEntries(inputNames.map(name => [name, read(name)])) as Record<InputName, Value>;
}

/** The plan that the planner starts with. */
export const workedExample: PlanInput = eachInput(name => inputs[name].start);

/** Why an entry cannot be used. `missing` includes a zero where the minimum is higher. */
export type Problem = 'missing' | 'unreadable' | 'not-whole' | 'out-of-range';

export type Entry = { value: number; problem?: undefined } | { value?: undefined; problem: Problem };

/** The limits of an input in the typed unit, rounded inward. */
export function typedLimits(name: InputName, unit: Unit): { min: number; max: number } {
  const { min, max, decimals } = inputs[name];
  if (unit === 'liters' || !volumeInputs.includes(name)) return { min, max };
  const digits = 10 ** decimals;
  return {
    min: Math.ceil((min / litersInGallon) * digits) / digits,
    max: Math.floor((max / litersInGallon) * digits) / digits,
  };
}

/** Reads the text of a field. */
export function readEntry(name: InputName, text: string, language: string, unit: Unit): Entry {
  const { decimals } = inputs[name];
  const { min, max } = typedLimits(name, unit);
  if (text.trim() === '') return { problem: 'missing' };
  const amount = parseNumber(text, language);
  if (amount === undefined) return { problem: 'unreadable' };
  if (amount === 0 && min > 0) return { problem: 'missing' };
  if (decimals === 0 && !Number.isInteger(amount)) return { problem: 'not-whole' };
  if (amount < min || amount > max) return { problem: 'out-of-range' };
  const typed = rounded(name, amount);
  return { value: volumeInputs.includes(name) ? inLiters(typed, unit) : typed };
}

/** Whether a plan can use a value. Volumes may have any decimals, because they may have been typed in gallons. */
export function isUsable(name: InputName, value: number): boolean {
  const { min, max } = inputs[name];
  return value >= min && value <= max && (volumeInputs.includes(name) || value === rounded(name, value));
}

/** Rounds a value to the decimals of its input. */
export function rounded(name: InputName, value: number): number {
  const digits = 10 ** inputs[name].decimals;
  return Math.round(value * digits) / digits;
}

/**
 * Reads a number as people of a language write it: `2,500`, `2 500`, `7.5`, with Arabic digits too. Grouping counts
 * only before three digits, so that a decimal comma in English is refused instead of read as ten times the number.
 */
export function parseNumber(text: string, language: string): number | undefined {
  const { group, decimal } = separatorsOf(language);
  const plain = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[\s'’]/g, '');
  const pattern = new RegExp(`^(\\d+|\\d{1,3}(?:\\${group}\\d{3})+|)(?:\\${decimal}(\\d+))?$`);
  const [, whole, part] = pattern.exec(plain) ?? [];
  if (whole === undefined || (whole === '' && part === undefined)) return undefined;
  return Number(`${whole.replaceAll(group, '') || '0'}.${part ?? '0'}`);
}

/** Spaces are removed beforehand, so a space as group separator is replaced by the sign that is not the decimal one. */
function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(intlLocale(language), { numberingSystem: 'latn' }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  const decimal = find('decimal') || '.';
  const group = find('group').trim();
  return { group: /^[.,]$/.test(group) ? group : decimal === ',' ? '.' : ',', decimal };
}
