import { expect, test } from 'vitest';
import { sliders } from './scale.ts';

test('Each step of the people slider is a larger whole number, from 10 to 100,000, that maps back to the step', () => {
  const { max, valueAt, positionOf } = sliders.people;
  const all = Array.from({ length: max + 1 }, (_, step) => valueAt(step));
  for (const [step, people] of all.entries()) {
    expect(Number.isInteger(people)).toBe(true);
    expect(people).toBeGreaterThan(all[step - 1] ?? 9);
    expect(positionOf(people)).toBe(step);
  }
  expect(all.at(-1)).toBe(100_000);
});
