import { expect, test } from 'vitest';
import { eachInput, type InputName, inputs, type PlanInput, workedExample } from './inputs.ts';
import { planFor } from './plan.ts';
import { rates } from './rates.ts';
import { inLiters } from './unit.ts';

const planOf = (input: Partial<PlanInput>) => planFor({ ...workedExample, ...input });

test('a plan for 2,500 people, 7 days and 15 liters has the published numbers', () => {
  expect(planFor(workedExample)).toEqual({
    perDay: { liters: 37_500, gallons: 9907 },
    total: { liters: 262_500, gallons: 69_346 },
    tripsPerDay: 2,
    tripsPerTanker: 2,
    tankers: 1,
    taps: 11,
    tapsFor: 'flow',
    bottles: 105_000,
    pallets: 61,
    truckloads: 3,
    weight: { kilograms: 52_500, pounds: 115_743 },
    storage: { liters: 75_000, gallons: 19_813 },
    storageFor: 'days',
  });
});

test('a plan rounds up, however small the remainder', () => {
  expect(planOf({ people: 1, days: 1, lpd: 0.5 }).total).toEqual({ liters: 1, gallons: 1 });
  expect(planOf({ people: 1, days: 1, lpd: 7.000000001 }).total.liters).toBe(8);
  expect(planOf({ people: 251, lpd: 7.5 }).taps).toBe(2);
  expect(planOf({ people: 1000, lpd: 20.001, tanker: 20_000 }).tripsPerDay).toBe(2);
});

test('floating-point noise adds no liter to a plan', () => {
  // 3 × 0.7 is 2.0999999999999996 and 10 × (0.1 + 0.2) is 3.0000000000000004 as floating point has them.
  expect(planOf({ people: 10, days: 1, lpd: 0.7 }).total.liters).toBe(7);
  expect(planOf({ people: 10, days: 1, lpd: 0.1 + 0.2 + 0.4 }).total.liters).toBe(7);
  expect(planOf({ people: 1_000_000, days: 365, lpd: 0.7 }).total.liters).toBe(255_500_000);
  expect(planOf({ people: 1000, lpd: 10, tanker: 12_500, loss: 20 }).tripsPerDay).toBe(1);
  expect(planOf({ people: 10, days: 1, drink: 0.6, bottle: 0.1 }).bottles).toBe(60);
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

test('the trips bring the need although a share of each load is lost', () => {
  const plan = planOf({ people: 10_000, lpd: 10, tanker: 10_000, loss: 10 });
  // Eleven trips with 9,000 liters left in each bring 99,000.
  expect(plan.tripsPerDay).toBe(12);
});

test('taps follow the water that has to flow, if that is more than one for 250 people', () => {
  expect(planOf({ people: 500, lpd: 15, hoursOpen: 10 })).toMatchObject({ taps: 2, tapsFor: 'people' });
  expect(planOf({ people: 60, lpd: 60, hoursOpen: 4 })).toMatchObject({ taps: 2, tapsFor: 'flow' });
});

test('storage takes at least one tanker load, minus what exists', () => {
  const shelter = { people: 400, gap: 2, tanker: 20_000 };
  expect(planOf(shelter)).toMatchObject({ storage: { liters: 20_000 }, storageFor: 'tanker' });
  expect(planOf({ ...shelter, onhand: 19_999 }).storage).toEqual({ liters: 1, gallons: 1 });
  expect(planOf({ ...shelter, onhand: 20_001 }).storage).toEqual({ liters: 0, gallons: 0 });
  expect(planOf({ ...shelter, gap: 4 })).toMatchObject({ storage: { liters: 24_000 }, storageFor: 'days' });
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

/** Whether a number of things is enough, and one less is not, as far as floating point can tell numbers apart. */
function isLeast(count: number, each: number, need: number): boolean {
  const noise = Math.max(1e-6, need * 1e-12);
  return Number.isSafeInteger(count) && count * each >= need - noise && (count - 1) * each < need + noise;
}

/** The names of the results that do not bring just what is needed, as a plain calculation on its own finds. */
function disagreements(input: PlanInput): string[] {
  const plan = planFor(input);
  const { people, days } = input;
  const perDay = people * input.lpd;
  const total = perDay * days;
  const minutesRun = (input.hours * 60 * input.availability) / 100;
  const bottled = plan.bottles * input.bottle;
  const [byPeople, byFlow] = [people / 250, perDay / (7.5 * 60 * input.hoursOpen)];
  const [forDays, forTanker] = [perDay * input.gap, input.tanker];
  const agrees: Record<string, boolean> = {
    litersPerDay: isLeast(plan.perDay.liters, 1, perDay),
    gallonsPerDay: isLeast(plan.perDay.gallons, 3.785411784, perDay),
    liters: isLeast(plan.total.liters, 1, total),
    gallons: isLeast(plan.total.gallons, 3.785411784, total),
    tripsPerDay: isLeast(plan.tripsPerDay, input.tanker * (1 - input.loss / 100), perDay),
    tripsPerTanker:
      plan.tripsPerTanker * input.turnaround <= minutesRun + 1e-6 &&
      (plan.tripsPerTanker + 1) * input.turnaround > minutesRun - 1e-6,
    tankers:
      plan.tankers === undefined
        ? plan.tripsPerTanker === 0
        : isLeast(plan.tankers, plan.tripsPerTanker, plan.tripsPerDay),
    taps: isLeast(plan.taps, 1, Math.max(byPeople, byFlow)),
    tapsFor: plan.tapsFor === (Math.ceil(byFlow - 1e-9) > Math.ceil(byPeople) ? 'flow' : 'people'),
    bottles: isLeast(plan.bottles, input.bottle, people * days * input.drink),
    pallets: isLeast(plan.pallets, input.pallet, plan.bottles),
    truckloads: isLeast(plan.truckloads, input.truck, bottled),
    kilograms: isLeast(plan.weight.kilograms, 1, bottled),
    pounds: isLeast(plan.weight.pounds, 0.45359237, bottled),
    storage: isLeast(plan.storage.liters, 1, Math.max(0, Math.max(forDays, forTanker) - input.onhand)),
    storageFor: plan.storageFor === (forTanker > forDays + 1e-6 ? 'tanker' : 'days'),
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

test('a total that is a whole number of gallons is not rounded up', () => {
  const random = generator(3785);
  const wrong: unknown[] = [];
  for (let run = 0; run < 5000; run += 1) {
    const people = 1 + Math.floor(random() * 1_000_000);
    const days = 1 + Math.floor(random() * 365);
    const thousandths = 133 + Math.floor(random() * 52_000);
    const expected = Math.floor((people * days * thousandths + 999) / 1000);
    const { gallons } = planOf({ people, days, lpd: inLiters(thousandths / 1000, 'gallons') }).total;
    if (gallons !== expected) wrong.push({ people, days, thousandths, expected, gallons });
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

test('a plan with a drop of water in storage counts it', () => {
  expect(planOf({ onhand: 0.0000001 }).storage).toEqual(planOf({ onhand: 0 }).storage);
});
