import { expect, test } from 'vitest';
import { nearestStep, peopleAt, peopleSteps, tankLevel } from './scale.ts';

const all = Array.from({ length: peopleSteps + 1 }, (_, step) => peopleAt(step));

test('The people slider runs from 10 to 100,000 by powers of ten', () => {
  expect([0, 20, 40, 60, 80].map(peopleAt)).toEqual([10, 100, 1000, 10_000, 100_000]);
});

test('Each step of the people slider is a different whole number that maps back to the step', () => {
  for (const [step, people] of all.entries()) {
    expect(Number.isInteger(people)).toBe(true);
    expect(people).toBeGreaterThan(all[step - 1] ?? 0);
    expect(nearestStep(people)).toBe(step);
  }
  expect([nearestStep(1), nearestStep(1_000_000)]).toEqual([0, peopleSteps]);
});

test('The tank is a logarithmic scale from 100 to 10 million liters', () => {
  expect([1000, 10_000, 100_000, 1_000_000].map(tankLevel).map(Math.round)).toEqual([20, 40, 60, 80]);
});

test('The tank is empty only at zero and never overflows', () => {
  expect(tankLevel(0)).toBe(0);
  expect(tankLevel(1)).toBe(3);
  expect(tankLevel(7e10)).toBe(97);
});
