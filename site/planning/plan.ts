import type { PlanInput } from './inputs.ts';

/** A quantity in both units, each rounded up to the next whole one. */
export interface Volume {
  liters: number;
  gallons: number;
}

/** What a need means in water, trips, taps, bottles and storage. Whole numbers; rounded up, never down. */
export interface Plan {
  perDay: Volume;
  total: Volume;
  taps: number;
  /** Tanker loads needed on one day. */
  tripsPerDay: number;
  /** Loads that one tanker can bring on one day; the only result rounded down, because part of a trip brings nothing. */
  tripsPerTanker: number;
  /** `undefined`: not possible, because one trip takes longer than a tanker runs in a day. */
  tankers: number | undefined;
  bottles: number;
  pallets: number;
  /** Storage for the days without delivery, minus what exists. */
  storage: Volume;
}

/** Sphere 2018: people to one tap that gives 7.5 liters a minute. */
export const peoplePerTap = 250;

/** Above this many people, access and storage decide more than volume. */
export const callAbovePeople = 10_000;

// Nanoliters, because both units are whole numbers of them: no rounding error can round a result up.
const liter = 1_000_000_000n;
const gallon = 3_785_411_784n;

/** Calculates a plan. Expects inputs within their limits. */
export function planFor(input: PlanInput): Plan {
  const perDay = BigInt(input.people) * scaled(input.lpd, 9);
  const total = perDay * BigInt(input.days);
  const tripsPerDay = divideUp(
    perDay * (1000n + scaled(input.loss, 1)),
    1000n * liter * BigInt(input.tanker),
  );
  // Hours have two decimals: hundredths of an hour times percent, so 10,000 to the hour; 60 minutes in each.
  const tripsPerTanker =
    (scaled(input.hours, 2) * 60n * BigInt(input.availability)) / (10_000n * BigInt(input.turnaround));
  const bottles = divideUp(total, scaled(input.bottle, 3) * (liter / 1000n));
  const storage = perDay * BigInt(input.gap) - BigInt(input.onhand) * liter;
  return {
    perDay: volume(perDay),
    total: volume(total),
    taps: Math.ceil(input.people / peoplePerTap),
    tripsPerDay: Number(tripsPerDay),
    tripsPerTanker: Number(tripsPerTanker),
    tankers: tripsPerTanker === 0n ? undefined : Number(divideUp(tripsPerDay, tripsPerTanker)),
    bottles: Number(bottles),
    pallets: Number(divideUp(bottles, BigInt(input.pallet))),
    storage: volume(storage > 0n ? storage : 0n),
  };
}

/** A decimal number as a whole number of its last digit. */
function scaled(value: number, decimals: number): bigint {
  return BigInt(Math.round(value * 10 ** decimals));
}

function volume(nanoliters: bigint): Volume {
  return {
    liters: Number(divideUp(nanoliters, liter)),
    gallons: Number(divideUp(nanoliters, gallon)),
  };
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
