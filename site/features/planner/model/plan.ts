import { type Basis, litersInGallon, type PlanValues, rates } from './inputs.ts';

/** A quantity in both units, each rounded up to the next whole one. */
export type Volume = ReturnType<typeof inBothUnits>;

/** The results of a need. Its numbers are whole, and all but `tripsPerTanker` are rounded up. */
export type Plan = ReturnType<typeof planFor>;

/** People per tap (Sphere Handbook 2018). */
export const peoplePerTap = 250;

/** Flow of one tap in liters per minute (Sphere Handbook 2018). */
export const tapFlow = 7.5;

/**
 * Above this many people, or the liters that they need in a day, the planner asks for a call: access and
 * storage matter more than volume.
 */
export const callAbove = { people: 10_000, litersPerDay: 10_000 * rates.sphere };

export function asksForCall({ people, perDay }: Plan): boolean {
  return people > callAbove.people || perDay.liters > callAbove.litersPerDay;
}

/** A pound in kilograms, exactly. A liter of water weighs one kilogram. */
const kilogramsInPound = 0.45359237;

/** Calculates a plan from inputs within their limits. */
export function planFor(values: PlanValues, basis: Basis = 'people') {
  const { days, tanker, onHand } = values;
  const { people, perDay } = dailyNeed(values, basis);
  const perTrip = tanker * (1 - values.loss / 100);
  const tripsPerDay = roundUp(perDay / perTrip);
  const minutesPerDay = values.hours * 60 * (values.availability / 100);
  const tripsPerTanker = roundDown(minutesPerDay / values.turnaround);
  const taps = {
    people: roundUp(people / peoplePerTap),
    flow: roundUp(perDay / (tapFlow * 60 * values.hoursOpen)),
  };
  const bottles = roundUp((people * days * values.drink) / values.bottle);
  const bottled = bottles * values.bottle;
  const rest = Math.max(0, perDay - people * values.drink);
  // Days after the plan need no storage.
  const gap = perDay * Math.min(values.gap, days);
  const storage = Math.max(gap, tanker);
  return {
    people,
    perDay: inBothUnits(perDay),
    total: inBothUnits(perDay * days),
    tripsPerDay,
    /** An unfinished trip delivers nothing. */
    tripsPerTanker,
    /** `undefined` if one trip takes longer than a tanker runs in a day. */
    tankers: tripsPerTanker === 0 ? undefined : roundUp(tripsPerDay / tripsPerTanker),
    taps: Math.max(taps.people, taps.flow),
    tapsFor: taps.flow > taps.people ? ('flow' as const) : ('people' as const),
    /** For drinking only. Like all about bottles it is not used if only the daily amount is known. */
    bottles,
    pallets: roundUp(bottles / values.pallet),
    truckloads: roundUp(bottled / values.truck),
    /** Of the water alone, without bottles and pallets. */
    weight: { kilograms: roundUp(bottled), pounds: roundUp(bottled / kilogramsInPound) },
    /** What tankers still bring each day if drinking water comes in bottles. */
    besideBottles: {
      perDay: inBothUnits(rest, perDay),
      tripsPerDay: roundUp(rest / perTrip, perDay / perTrip),
    },
    storage: inBothUnits(storage - onHand, storage),
    storageFor: tanker > gap ? ('tanker' as const) : ('days' as const),
  };
}

/** Everybody, inpatients included (0 if only the liters per day are known), and their liters per day. */
function dailyNeed(values: PlanValues, basis: Basis) {
  const { people, litersPerPerson, inpatients, litersPerInpatient, litersPerDay } = values;
  switch (basis) {
    case 'people':
      return { people, perDay: people * litersPerPerson };
    case 'clinic':
      return {
        people: people + inpatients,
        perDay: people * litersPerPerson + inpatients * litersPerInpatient,
      };
    case 'amount':
      return { people: 0, perDay: litersPerDay };
  }
}

function inBothUnits(liters: number, largest = liters) {
  return {
    liters: roundUp(liters, largest),
    gallons: roundUp(liters / litersInGallon, largest / litersInGallon),
  };
}

/** Relative rounding error of floating point that results ignore: 10 × 0.7 × 3 is 21.000000000000004. */
const tolerance = 1e-14;

/** Rounds up, ignoring floating-point errors. A difference inherits the error of its `largest` term. */
export function roundUp(value: number, largest = value): number {
  return Math.max(0, Math.ceil(value - tolerance * largest));
}

function roundDown(value: number): number {
  return Math.floor(value + tolerance * value);
}
