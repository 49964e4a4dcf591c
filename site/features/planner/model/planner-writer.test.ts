import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { findProblem, readEntry } from './entries.ts';
import { inputNames, inputs, workedExample } from './inputs.ts';
import { planFor } from './plan.ts';
import { createPlannerWriter, fieldText, problemText } from './planner-writer.ts';

const { planner } = readContent('en');

test('The limits that a message names can be typed, in either unit', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const name of inputNames) {
      const writer = createPlannerWriter(planner, 'en', 'people', unit);
      const range = problemText(writer, name, inputs[name].max * 2) ?? '';
      const limits = range.match(/\d[\d.,]*/g) ?? [];
      expect(limits).toHaveLength(2);
      for (const limit of limits)
        expect(findProblem(name, readEntry(name, limit, unit)), `${name}: ${range}`).toBeUndefined();
    }
});

test('An amount a day reads the same in its field as in the result', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const litersPerDay of [37_500, 40_000, 9906 * 3.785411784]) {
      const writer = createPlannerWriter(planner, 'en', 'amount', unit);
      const { perDay } = planFor({ ...workedExample, litersPerDay }, 'amount');
      expect(writer.number(perDay[unit])).toBe(fieldText(writer, 'litersPerDay', litersPerDay));
    }
});
