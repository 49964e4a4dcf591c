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
  /** Tanker loads needed on one day, with what is lost on the way. */
  tripsPerDay: number;
  /** Loads that one tanker can bring on one day; the only result rounded down, because part of a trip brings nothing. */
  tripsPerTanker: number;
  /** `undefined`: not possible, because one trip takes longer than a tanker runs in a day. */
  tankers: number | undefined;
  taps: number;
  /** What asks for the most taps: the number of people, or the water that has to flow while taps are open. */
  tapsFor: 'people' | 'flow';
  /** Bottles for drinking only. */
  bottles: number;
  pallets: number;
  truckloads: number;
  /** Of the water in the bottles, without bottles and pallets. */
  weight: { kilograms: number; pounds: number };
  /** Storage for the days without delivery, but at least for one tanker load; minus what exists. */
  storage: Volume;
  storageFor: 'days' | 'tanker';
}

/** Sphere 2018: people to one tap. */
export const peoplePerTap = 250;

/** Sphere 2018: what one tap gives, liters a minute. */
export const tapFlow = 7.5;

/** Above this many people, access and storage decide more than volume. */
export const callAbovePeople = 10_000;

// Picoliters, because a thousandth of either unit is a whole number of them: no rounding error can round a result up.
const liter = 10n ** 12n;
const gallon = 3_785_411_784_000n;
// A liter of water weighs a kilogram, and a pound is 0.45359237 kilograms.
const pound = 453_592_370_000n;

/** Calculates a plan. Expects inputs within their limits. */
export function planFor(input: PlanInput): Plan {
  const [people, days] = [BigInt(input.people), BigInt(input.days)];
  const perDay = people * picoliters(input.lpd);
  const total = perDay * days;
  const tanker = picoliters(input.tanker);
  const tripsPerDay = divideUp(perDay * 1000n, (1000n - scaled(input.loss, 1)) * tanker);
  // Hours have two decimals: hundredths of an hour times percent, so 10,000 to the hour; 60 minutes in each.
  const tripsPerTanker =
    (scaled(input.hours, 2) * 60n * BigInt(input.availability)) / (10_000n * BigInt(input.turnaround));
  const tapPerDay = (picoliters(tapFlow) * 60n * scaled(input.hoursOpen, 2)) / 100n;
  const taps = { people: divideUp(people, BigInt(peoplePerTap)), flow: divideUp(perDay, tapPerDay) };
  const bottles = divideUp(people * days * picoliters(input.drink), picoliters(input.bottle));
  const bottled = bottles * picoliters(input.bottle);
  const gap = perDay * BigInt(input.gap);
  const storage = larger(gap, tanker) - picoliters(input.onhand);
  return {
    perDay: volume(perDay),
    total: volume(total),
    tripsPerDay: Number(tripsPerDay),
    tripsPerTanker: Number(tripsPerTanker),
    tankers: tripsPerTanker === 0n ? undefined : Number(divideUp(tripsPerDay, tripsPerTanker)),
    taps: Number(larger(taps.people, taps.flow)),
    tapsFor: taps.flow > taps.people ? 'flow' : 'people',
    bottles: Number(bottles),
    pallets: Number(divideUp(bottles, BigInt(input.pallet))),
    truckloads: Number(divideUp(bottled, picoliters(input.truck))),
    weight: { kilograms: Number(divideUp(bottled, liter)), pounds: Number(divideUp(bottled, pound)) },
    storage: volume(larger(storage, 0n)),
    storageFor: tanker > gap ? 'tanker' : 'days',
  };
}

function picoliters(liters: number): bigint {
  return scaled(liters, 12);
}

/** A decimal number as a whole number of its last digit, from its digits, because a product may be a hair off. */
function scaled(value: number, decimals: number): bigint {
  // `String` writes tiny numbers with an exponent.
  const digits = value < 1e-6 ? value.toFixed(decimals) : String(value);
  const [whole = '', part = ''] = digits.split('.');
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
}

function volume(amount: bigint): Volume {
  return { liters: Number(divideUp(amount, liter)), gallons: Number(divideUp(amount, gallon)) };
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
