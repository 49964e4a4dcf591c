/** What an input may be: its limits (both included) and how many decimals count. */
interface Range {
  min: number;
  max: number;
  decimals: number;
}

/**
 * Every input of a plan, by the name it also has in the address.
 * The limits are wider than any real plan and narrow enough that no result leaves the exact whole numbers.
 */
export const ranges = {
  people: { min: 1, max: 1_000_000, decimals: 0 },
  days: { min: 1, max: 365, decimals: 0 },
  /** Liters per person per day. Nine decimals: a US gallon is 3.785411784 liters exactly. */
  lpd: { min: 0.5, max: 200, decimals: 9 },
  /** What a tanker carries, liters. */
  tanker: { min: 500, max: 100_000, decimals: 0 },
  /** What leaks or is spilled between source and tap, percent. */
  loss: { min: 0, max: 50, decimals: 1 },
  /** One trip there and back with filling and unloading, minutes. */
  turnaround: { min: 10, max: 2880, decimals: 0 },
  /** Working hours a day. */
  hours: { min: 1, max: 24, decimals: 2 },
  /** Share of the working hours in which a tanker can run, percent. */
  availability: { min: 10, max: 100, decimals: 0 },
  /** What a bottle holds, liters. */
  bottle: { min: 0.1, max: 25, decimals: 3 },
  /** Bottles on a pallet. */
  pallet: { min: 1, max: 10_000, decimals: 0 },
  /** Days to bridge without a delivery. */
  gap: { min: 0, max: 365, decimals: 0 },
  /** Storage that is there already, liters. */
  onhand: { min: 0, max: 100_000_000, decimals: 0 },
} as const satisfies Record<string, Range>;

export type InputName = keyof typeof ranges;
export type PlanInput = Readonly<Record<InputName, number>>;

export const inputNames: readonly InputName[] = [
  'people',
  'days',
  'lpd',
  'tanker',
  'loss',
  'turnaround',
  'hours',
  'availability',
  'bottle',
  'pallet',
  'gap',
  'onhand',
];

/** The inputs that are volumes: typed in liters, shown in gallons too. */
export const volumeInputs: readonly InputName[] = ['lpd', 'tanker', 'bottle', 'onhand'];

/** A record of all inputs, each made by `read`. */
export function eachInput<Value>(read: (name: InputName) => Value): Record<InputName, Value> {
  return {
    people: read('people'),
    days: read('days'),
    lpd: read('lpd'),
    tanker: read('tanker'),
    loss: read('loss'),
    turnaround: read('turnaround'),
    hours: read('hours'),
    availability: read('availability'),
    bottle: read('bottle'),
    pallet: read('pallet'),
    gap: read('gap'),
    onhand: read('onhand'),
  };
}

/** What the planner starts with. Sizes of tanker, bottle and pallet are examples, and the page says so. */
export const workedExample: PlanInput = {
  people: 2500,
  days: 7,
  lpd: 15,
  tanker: 20_000,
  loss: 0,
  turnaround: 180,
  hours: 10,
  availability: 80,
  bottle: 0.5,
  pallet: 1728,
  gap: 2,
  onhand: 0,
};

/** Why an entry is no input. `missing`: nothing, or a zero where there has to be something. */
export type Problem = 'missing' | 'unreadable' | 'not-whole' | 'out-of-range';

export type Entry = { value: number; problem?: undefined } | { value?: undefined; problem: Problem };

/** Reads what was typed into the field of an input. */
export function readEntry(name: InputName, text: string, language: string): Entry {
  const { min, max, decimals } = ranges[name];
  if (text.trim() === '') return { problem: 'missing' };
  const value = parseNumber(text, language);
  if (value === undefined) return { problem: 'unreadable' };
  if (value === 0 && min > 0) return { problem: 'missing' };
  if (decimals === 0 && !Number.isInteger(value)) return { problem: 'not-whole' };
  if (value < min || value > max) return { problem: 'out-of-range' };
  return { value: rounded(name, value) };
}

/** The nearest value that the input takes; a share of a person or a day counts as a whole one. */
export function clamped(name: InputName, value: number): number {
  const { min, max, decimals } = ranges[name];
  return rounded(name, Math.min(max, Math.max(min, decimals === 0 ? Math.ceil(value) : value)));
}

function rounded(name: InputName, value: number): number {
  const factor = 10 ** ranges[name].decimals;
  return Math.round(value * factor) / factor;
}

/**
 * Reads a number as people of a language write it: `2,500`, `2 500`, `7.5`, with Arabic digits too. Grouping counts
 * only where it stands before three digits, so that a decimal comma in English is refused and not read as tenfold.
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

/** A group separator that is a space is dropped beforehand: then only the decimal one counts. */
function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat([language, 'en'], { numberingSystem: 'latn' }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  const decimal = find('decimal') || '.';
  const group = find('group').trim();
  return { group: /^[.,]$/.test(group) ? group : decimal === ',' ? '.' : ',', decimal };
}
