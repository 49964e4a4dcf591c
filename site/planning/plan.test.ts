import { expect, test } from 'vitest';
import { eachInput, type InputName, inputs, type PlanInput, workedExample } from './inputs.ts';
import { planFor } from './plan.ts';
import { rates } from './rates.ts';

const planOf = (input: Partial<PlanInput>) => planFor({ ...workedExample, ...input });

test('a plan for 2,500 people, 7 days and 15 liters has the published numbers', () => {
  expect(planFor(workedExample)).toEqual({
    perDay: { liters: 37_500, gallons: 9907 },
    total: { liters: 262_500, gallons: 69_346 },
    taps: 10,
    tripsPerDay: 2,
    tripsPerTanker: 2,
    tankers: 1,
    bottles: 525_000,
    pallets: 304,
    storage: { liters: 75_000, gallons: 19_813 },
  });
});

test('a plan rounds up, however small the remainder', () => {
  expect(planOf({ people: 1, days: 1, lpd: 0.5 }).total).toEqual({ liters: 1, gallons: 1 });
  expect(planOf({ people: 1, days: 1, lpd: 7.000000001 }).total.liters).toBe(8);
  expect(planOf({ people: 251 }).taps).toBe(2);
  expect(planOf({ people: 1000, lpd: 20.001, tanker: 20_000 }).tripsPerDay).toBe(2);
});

test('floating-point noise adds no liter to a plan', () => {
  // 3 × 0.7 is 2.0999999999999996 and 10 × (0.1 + 0.2) is 3.0000000000000004 as floating point has them.
  expect(planOf({ people: 10, days: 1, lpd: 0.7 }).total.liters).toBe(7);
  expect(planOf({ people: 10, days: 1, lpd: 0.1 + 0.2 + 0.4 }).total.liters).toBe(7);
  expect(planOf({ people: 1_000_000, days: 365, lpd: 0.7 }).total.liters).toBe(255_500_000);
  expect(planOf({ people: 1000, lpd: 10, tanker: 11_000, loss: 10 }).tripsPerDay).toBe(1);
  expect(planOf({ people: 10, days: 1, lpd: 0.6, bottle: 0.1 }).bottles).toBe(60);
});

test('a US gallon is exactly 3.785411784 liters', () => {
  for (const people of [1, 7, 2500, 999_999]) {
    const { perDay, total } = planOf({ people, days: 365, lpd: rates.household });
    expect(perDay.gallons).toBe(people);
    expect(total.gallons).toBe(people * 365);
  }
});

test('tankers are not possible if one trip takes longer than the day', () => {
  const plan = planOf({ turnaround: 601, hours: 10, availability: 100 });
  expect(plan.tripsPerTanker).toBe(0);
  expect(plan.tankers).toBeUndefined();
  expect(planOf({ turnaround: 600, hours: 10, availability: 100 }).tankers).toBe(2);
});

test('trips of one tanker are rounded down, and tankers up', () => {
  const plan = planOf({ people: 7000, hours: 10, availability: 85, turnaround: 180 });
  expect([plan.tripsPerDay, plan.tripsPerTanker, plan.tankers]).toEqual([6, 2, 3]);
  expect(planOf({ hours: 7.35, availability: 100, turnaround: 147 }).tripsPerTanker).toBe(3);
});

test('no storage is needed if enough exists or there is no gap', () => {
  expect(planOf({ onhand: 75_000 }).storage).toEqual({ liters: 0, gallons: 0 });
  expect(planOf({ onhand: 80_000 }).storage).toEqual({ liters: 0, gallons: 0 });
  expect(planOf({ gap: 0 }).storage.liters).toBe(0);
  expect(planOf({ onhand: 74_999 }).storage).toEqual({ liters: 1, gallons: 1 });
});

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Any value of an input's range: small, large, its ends, with as many decimals as it takes or fewer. */
function anyValue(name: InputName, random: () => number): number {
  const { min, max, decimals } = inputs[name];
  const end = random();
  if (end < 0.03) return min;
  if (end < 0.06) return max;
  const low = Math.max(min, 10 ** -decimals);
  const spread = random() < 0.5 ? min + random() * (max - min) : low * (max / low) ** random();
  const digits = Math.floor(random() * (decimals + 1));
  return Math.min(max, Math.max(min, Number(spread.toFixed(digits))));
}

/** Whether a result is the next whole number, as far as floating point can tell numbers apart. */
function isRoundedUp(actual: number, exact: number): boolean {
  const noise = Math.max(1e-6, exact * 1e-12);
  return Number.isSafeInteger(actual) && actual >= exact - noise && actual < exact + 1 + noise;
}

/** The names of the results that a plain calculation, written on its own, does not agree with. */
function disagreements(input: PlanInput): string[] {
  const plan = planFor(input);
  const perDay = input.people * input.lpd;
  const total = perDay * input.days;
  const trips = (input.hours * 60 * (input.availability / 100)) / input.turnaround;
  const agrees: Record<string, boolean> = {
    litersPerDay: isRoundedUp(plan.perDay.liters, perDay),
    gallonsPerDay: isRoundedUp(plan.perDay.gallons, perDay / 3.785411784),
    liters: isRoundedUp(plan.total.liters, total),
    gallons: isRoundedUp(plan.total.gallons, total / 3.785411784),
    taps: isRoundedUp(plan.taps, input.people / 250),
    tripsPerDay: isRoundedUp(plan.tripsPerDay, (perDay * (1 + input.loss / 100)) / input.tanker),
    tripsPerTanker: plan.tripsPerTanker > trips - 1 - 1e-6 && plan.tripsPerTanker <= trips + 1e-6,
    tankers:
      plan.tankers === undefined
        ? plan.tripsPerTanker === 0
        : isRoundedUp(plan.tankers, plan.tripsPerDay / plan.tripsPerTanker),
    bottles: isRoundedUp(plan.bottles, total / input.bottle),
    pallets: isRoundedUp(plan.pallets, plan.bottles / input.pallet),
    storage: isRoundedUp(plan.storage.liters, Math.max(0, perDay * input.gap - input.onhand)),
  };
  return Object.keys(agrees).filter(name => !agrees[name]);
}

test('20,000 random plans agree with a floating-point calculation', () => {
  const random = generator(20_261_120);
  const wrong: unknown[] = [];
  let impossible = 0;
  for (let run = 0; run < 20_000; run += 1) {
    const input = eachInput(name => anyValue(name, random));
    const names = disagreements(input);
    if (names.length > 0) wrong.push({ names, input });
    if (planFor(input).tankers === undefined) impossible += 1;
  }
  expect(wrong).toEqual([]);
  // The inputs reach the case that has no number, too.
  expect(impossible).toBeGreaterThan(1000);
});

test('a total that is a whole number of liters is not rounded up', () => {
  const random = generator(15);
  const wrong: unknown[] = [];
  for (let run = 0; run < 5000; run += 1) {
    const people = 1 + Math.floor(random() * 1_000_000);
    const days = 1 + Math.floor(random() * 365);
    const tenths = 5 + Math.floor(random() * 1996);
    const expected = Math.floor((people * days * tenths + 9) / 10);
    const { liters } = planOf({ people, days, lpd: tenths / 10 }).total;
    if (liters !== expected) wrong.push({ people, days, tenths, expected, liters });
  }
  expect(wrong).toEqual([]);
});

test('a plan never shrinks when a person, day or liter is added', () => {
  const random = generator(7);
  const shrunk: unknown[] = [];
  for (let run = 0; run < 2000; run += 1) {
    const people = 1 + Math.floor(random() * 999_999);
    const days = 1 + Math.floor(random() * 364);
    const lpd = 0.5 + Math.floor(random() * 1980) / 10;
    const liters = (more: Partial<PlanInput>) => planOf({ people, days, lpd, ...more }).total.liters;
    const first = liters({});
    const grows = liters({ people: people + 1 }) >= first && liters({ days: days + 1 }) > first;
    if (!grows || liters({ lpd: lpd + 1 }) <= first) shrunk.push({ people, days, lpd });
  }
  expect(shrunk).toEqual([]);
});
