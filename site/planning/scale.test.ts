import { describe, expect, it } from 'vitest';
import { peopleAt, peopleSteps, stepOf, tankLevel } from './scale.ts';

describe('the slider of people', () => {
  const all = Array.from({ length: peopleSteps + 1 }, (_, step) => peopleAt(step));

  it('runs from 10 to 100,000 by powers of ten', () => {
    expect([0, 20, 40, 60, 80].map(peopleAt)).toEqual([10, 100, 1000, 10_000, 100_000]);
  });

  it('shows another whole number at each step, and stands there again', () => {
    for (const [step, people] of all.entries()) {
      expect(Number.isInteger(people)).toBe(true);
      expect(people).toBeGreaterThan(all[step - 1] ?? 0);
      expect(stepOf(people)).toBe(step);
    }
  });

  it('follows the field, and waits at its ends for what lies beyond', () => {
    expect(stepOf(2500)).toBe(48);
    expect([stepOf(1), stepOf(1_000_000)]).toEqual([0, peopleSteps]);
  });
});

describe('the tank', () => {
  it('stands by powers of ten between 100 and 10 million liters', () => {
    expect([1000, 10_000, 100_000, 1_000_000].map(tankLevel).map(Math.round)).toEqual([20, 40, 60, 80]);
  });

  it('is empty only for nothing, and never overflows', () => {
    expect(tankLevel(0)).toBe(0);
    expect(tankLevel(1)).toBe(3);
    expect(tankLevel(7e10)).toBe(97);
  });
});
