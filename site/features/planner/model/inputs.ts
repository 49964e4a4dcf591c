/** The unit that volumes are typed in and shown first. */
export type Unit = 'liters' | 'gallons';

/** Liters in one US gallon, exactly. */
export const litersInGallon = 3.785411784;

export function inUnit(liters: number, unit: Unit): number {
  return unit === 'liters' ? liters : liters / litersInGallon;
}

/** Converts an amount to liters, with the fifteen digits that a double holds exactly. */
export function inLiters(amount: number, unit: Unit): number {
  return unit === 'liters' ? amount : Number((amount * litersInGallon).toPrecision(15));
}

/** The limits of an input, both included, and its value in the worked example. */
export interface Input {
  min: number;
  max: number;
  example: number;
  hasDecimals?: true;
  /** It is in liters, whatever unit it is typed in. */
  isVolume?: true;
}

/** The inputs of a plan. The limits exceed any real plan and keep the rounding in `plan.ts` exact. */
const definitions = {
  people: { min: 1, max: 1_000_000, example: 2500 },
  days: { min: 1, max: 365, example: 7 },
  /** Per day. */
  litersPerPerson: { min: 0.5, max: 200, example: 15, hasDecimals: true, isVolume: true },
  /** Inpatients of a clinic or hospital, not counted in `people`. */
  inpatients: { min: 1, max: 100_000, example: 60 },
  /** Per day. */
  litersPerInpatient: { min: 0.5, max: 500, example: 60, hasDecimals: true, isVolume: true },
  /** Liters per day in total, for visitors who know that instead of people. */
  litersPerDay: { min: 1, max: 200_000_000, example: 37_500, isVolume: true },
  /** Tanker capacity, liters. */
  tanker: { min: 500, max: 100_000, example: 20_000, isVolume: true },
  /** Leaks and spills in transit, percent. */
  loss: { min: 0, max: 50, example: 0, hasDecimals: true },
  /** Round trip including filling and unloading, minutes. */
  turnaround: { min: 10, max: 2880, example: 180 },
  /** Working hours of the tankers per day. */
  hours: { min: 1, max: 24, example: 10, hasDecimals: true },
  /** Share of working hours a tanker can run, percent. */
  availability: { min: 10, max: 100, example: 80 },
  /** Hours per day that taps are open. */
  hoursOpen: { min: 1, max: 24, example: 8, hasDecimals: true },
  /** Bottled water per person, liters per day. */
  drink: { min: 0.5, max: 20, example: 3, hasDecimals: true, isVolume: true },
  /** Bottle size, liters. */
  bottle: { min: 0.1, max: 25, example: 0.5, hasDecimals: true, isVolume: true },
  /** Bottles on a pallet. */
  pallet: { min: 1, max: 10_000, example: 1728 },
  /** Water in one truckload of bottles, liters (U.S. Army Corps of Engineers: one tractor-trailer). */
  truck: { min: 500, max: 100_000, example: 18_000, isVolume: true },
  /** Days without delivery. */
  gap: { min: 0, max: 365, example: 2 },
  /** Existing storage, liters. */
  onHand: { min: 0, max: 100_000_000, example: 0, isVolume: true },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof definitions;
export type PlanValues = Readonly<Record<InputName, number>>;

export const inputs: Readonly<Record<InputName, Input>> = definitions;
export const inputNames = Object.keys(inputs).filter((name): name is InputName => name in inputs);

/** Basis of a plan: a number of people, the inpatients and other people of a clinic, or liters per day. */
export type Basis = 'people' | 'clinic' | 'amount';

/** The inputs of the need, in the order of the page; all others describe the supply. */
export const needs: Readonly<Record<Basis, readonly InputName[]>> = {
  people: ['people', 'days', 'litersPerPerson'],
  clinic: ['inpatients', 'litersPerInpatient', 'people', 'litersPerPerson', 'days'],
  amount: ['litersPerDay', 'days'],
};

/** The inputs of the supply, by the group of results that they decide. */
export const groups = {
  tankers: ['tanker', 'turnaround', 'hours', 'availability', 'loss'],
  taps: ['hoursOpen'],
  bottles: ['drink', 'bottle', 'pallet', 'truck'],
  storage: ['gap', 'onHand'],
} as const satisfies Record<string, readonly InputName[]>;

export type GroupName = keyof typeof groups;

/**
 * The groups of a plan, in the order of the page, which shows two of about the same height side by side. Without a
 * number of people it is unknown how much water is for drinking, so there are no bottles.
 */
export const groupsOf = (basis: Basis): readonly GroupName[] =>
  basis === 'amount' ? ['tankers', 'taps', 'storage'] : ['tankers', 'bottles', 'taps', 'storage'];

/** All inputs of a plan, in the order of the page. */
export const planInputs = (basis: Basis): readonly InputName[] => [
  ...needs[basis],
  ...groupsOf(basis).flatMap(group => groups[group]),
];

export function mapInputs<Value>(read: (name: InputName) => Value): Record<InputName, Value> {
  // The names are complete, but `fromEntries` widens them to any string.
  return Object.fromEntries(inputNames.map(name => [name, read(name)])) as Record<InputName, Value>;
}

export const workedExample: PlanValues = mapInputs(name => inputs[name].example);

/** Published planning rates in liters per person per day, smallest first. The copy names their sources. */
export const rates = {
  survival: 3,
  household: litersInGallon,
  floor: 7.5,
  sphere: 15,
  unhcr: 20,
  inpatient: 60,
} as const;

export type RateName = keyof typeof rates;
export const rateNames = Object.keys(rates).filter((name): name is RateName => name in rates);
