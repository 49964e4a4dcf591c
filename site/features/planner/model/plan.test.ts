import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Basis,
  type InputName,
  inLiters,
  inputs,
  mapInputs,
  type PlanValues,
  workedExample,
} from './inputs.ts';
import { asksForCall, planFor } from './plan.ts';

const examplePlan = (input: Partial<PlanValues>, basis?: Basis) =>
  planFor({ ...workedExample, ...input }, basis);

test('A plan for 2,500 people, 7 days and 15 liters has the published numbers', () => {
  expect(planFor(workedExample)).toEqual({
    people: 2500,
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
    besideBottles: { perDay: { liters: 30_000, gallons: 7926 }, tripsPerDay: 2 },
    storage: { liters: 75_000, gallons: 19_813 },
    storageFor: 'days',
  });
});

test('A plan has no number of tankers if one trip takes longer than the day', () => {
  const plan = examplePlan({ turnaround: 601, hours: 10, availability: 100 });
  expect(plan.tripsPerTanker).toBe(0);
  expect(plan.tankers).toBeUndefined();
  expect(examplePlan({ turnaround: 600, hours: 10, availability: 100 }).tankers).toBe(2);
});

test('A plan for many people, or for as much water as they need, asks for a call', () => {
  const asks = (input: Partial<PlanValues>, basis?: Basis) => asksForCall(examplePlan(input, basis));
  expect([10_000, 10_001].map(people => asks({ people, litersPerPerson: 3 }))).toEqual([false, true]);
  expect([150_000, 150_001].map(litersPerDay => asks({ litersPerDay }, 'amount'))).toEqual([false, true]);
  expect(asks({ people: 100, inpatients: 2500 }, 'clinic')).toBe(true);
});

test('Drinking water in bottles leaves the rest of the need for tankers', () => {
  expect(examplePlan({ people: 2000, litersPerPerson: 13, drink: 3, tanker: 20_000 }).besideBottles).toEqual({
    perDay: { liters: 20_000, gallons: 5284 },
    tripsPerDay: 1,
  });
  expect(examplePlan({ litersPerPerson: 2, drink: 3 }).besideBottles).toEqual({
    perDay: { liters: 0, gallons: 0 },
    tripsPerDay: 0,
  });
});

/** How many steps a rounded-up quotient has. Exact, because all numbers are whole. */
const divideUp = (dividend: number, divisor: number) =>
  (dividend - (dividend % divisor)) / divisor + Math.sign(dividend % divisor);

/** A value of an input within its limits, counted in steps of its last digit. */
const steps = (name: InputName, perUnit = 1) =>
  fc.integer({ min: Math.ceil(inputs[name].min * perUnit), max: inputs[name].max * perUnit });

/** How many steps a unit of an input has. */
const stepsPerUnit: Partial<Record<InputName, number>> = {
  litersPerPerson: 10,
  litersPerInpatient: 10,
  loss: 10,
  hoursOpen: 100,
  hours: 100,
  drink: 1000,
  bottle: 1000,
};

test('A plan equals the exact result in whole numbers, for any decimals of its inputs', () => {
  const counted = fc.record(mapInputs(name => steps(name, stepsPerUnit[name])));
  fc.assert(
    fc.property(fc.constantFrom('people', 'clinic'), counted, (basis, input) => {
      const values = mapInputs(name => input[name] / (stepsPerUnit[name] ?? 1));
      const plan = planFor(values, basis);
      const { days, tanker, availability, turnaround } = input;
      const inpatients = basis === 'clinic' ? input.inpatients : 0;
      const people = input.people + inpatients;
      const perDay = input.people * input.litersPerPerson + inpatients * input.litersPerInpatient;
      const storage = Math.max(perDay * Math.min(input.gap, days), tanker * 10) - input.onHand * 10;
      expect(plan.total.liters).toBe(divideUp(perDay * days, 10));
      expect(plan.tripsPerDay).toBe(divideUp(perDay * 100, (1000 - input.loss) * tanker));
      expect(plan.tripsPerTanker).toBe(Math.floor((input.hours * 60 * availability) / (10_000 * turnaround)));
      expect(plan.taps).toBe(Math.max(divideUp(people, 250), divideUp(perDay, 45 * input.hoursOpen)));
      expect(plan.bottles).toBe(divideUp(people * days * input.drink, input.bottle));
      expect(plan.storage.liters).toBe(Math.max(0, divideUp(storage, 10)));
    }),
    { numRuns: 1000 },
  );
});

test('A plan in gallons equals the exact result in thousandths of a gallon', () => {
  const thousandths = fc.integer({ min: 133, max: 52_000 });
  fc.assert(
    fc.property(steps('people'), steps('days'), thousandths, (people, days, daily) => {
      const { total } = examplePlan({ people, days, litersPerPerson: inLiters(daily / 1000, 'gallons') });
      expect(total.gallons).toBe(divideUp(people * days * daily, 1000));
    }),
    { numRuns: 1000 },
  );
});
