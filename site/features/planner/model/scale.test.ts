import { expect, test } from 'vitest';
import { nearestStep, peopleAt, peopleSteps, tankLevel } from './scale.ts';

test('Each step of the people slider is a larger whole number, from 10 to 100,000, that maps back to the step', () => {
  const all = Array.from({ length: peopleSteps + 1 }, (_, step) => peopleAt(step));
  for (const [step, people] of all.entries()) {
    expect(Number.isInteger(people)).toBe(true);
    expect(people).toBeGreaterThan(all[step - 1] ?? 9);
    expect(nearestStep(people)).toBe(step);
  }
  expect([all.at(-1), nearestStep(1), nearestStep(1_000_000)]).toEqual([100_000, 0, peopleSteps]);
});

test('The tank is a logarithmic scale, empty only at zero, and never overflows', () => {
  expect([1000, 10_000, 100_000, 1_000_000].map(tankLevel)).toEqual([20, 40, 60, 80]);
  expect([0, 1, 7e10].map(tankLevel)).toEqual([0, 3, 97]);
});
