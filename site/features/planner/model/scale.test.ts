import { expect, test } from 'vitest';
import { nearestStep, peopleAt, peopleSteps } from './scale.ts';

test('Each step of the people slider is a larger whole number, from 10 to 100,000, that maps back to the step', () => {
  const all = Array.from({ length: peopleSteps + 1 }, (_, step) => peopleAt(step));
  for (const [step, people] of all.entries()) {
    expect(Number.isInteger(people)).toBe(true);
    expect(people).toBeGreaterThan(all[step - 1] ?? 9);
    expect(nearestStep(people)).toBe(step);
  }
  expect([all.at(-1), nearestStep(1), nearestStep(1_000_000)]).toEqual([100_000, 0, peopleSteps]);
});
