import type { PlanInput } from './inputs.ts';
import { litersInGallon } from './unit.ts';

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

/** A liter of water weighs one kilogram; a pound is exactly this many. */
const kilogramsInPound = 0.45359237;

/** Calculates a plan. Expects inputs within their limits. */
export function planFor(input: PlanInput): Plan {
  const { people, days, tanker, onhand } = input;
  const perDay = people * input.lpd;
  const tripsPerDay = roundUp(perDay / (tanker * (1 - input.loss / 100)));
  const minutesPerDay = input.hours * 60 * (input.availability / 100);
  const tripsPerTanker = roundDown(minutesPerDay / input.turnaround);
  const taps = {
    people: roundUp(people / peoplePerTap),
    flow: roundUp(perDay / (tapFlow * 60 * input.hoursOpen)),
  };
  const bottles = roundUp((people * days * input.drink) / input.bottle);
  const bottled = bottles * input.bottle;
  const gap = perDay * input.gap;
  const storage = Math.max(gap, tanker);
  const storageToAdd = (unit: number) => Math.max(0, roundUp((storage - onhand) / unit, storage / unit));
  return {
    perDay: volume(perDay),
    total: volume(perDay * days),
    tripsPerDay,
    tripsPerTanker,
    tankers: tripsPerTanker === 0 ? undefined : roundUp(tripsPerDay / tripsPerTanker),
    taps: Math.max(taps.people, taps.flow),
    tapsFor: taps.flow > taps.people ? 'flow' : 'people',
    bottles,
    pallets: roundUp(bottles / input.pallet),
    truckloads: roundUp(bottled / input.truck),
    weight: { kilograms: roundUp(bottled), pounds: roundUp(bottled / kilogramsInPound) },
    storage: { liters: storageToAdd(1), gallons: storageToAdd(litersInGallon) },
    storageFor: tanker > gap ? 'tanker' : 'days',
  };
}

function volume(liters: number): Volume {
  return { liters: roundUp(liters), gallons: roundUp(liters / litersInGallon) };
}

/**
 * The part of a value that floating point may have added or lost: 10 × 0.7 × 3 is 21.000000000000004. Each step of a plan
 * errs by a part in 10^16; a thousandth of the largest result is a part in 10^14.
 */
const noise = 1e-14;

/** Rounds up past the noise. A difference has the noise of its `largest` part. */
function roundUp(value: number, largest = value): number {
  return Math.ceil(value - noise * largest);
}

function roundDown(value: number): number {
  return Math.floor(value + noise * value);
}
