import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { readEntry } from './entries.ts';
import { inputNames, inputs, workedExample } from './inputs.ts';
import { planFor } from './plan.ts';
import { createPlannerWriter, entryProblemText, fieldText } from './planner-writer.ts';
import { planRows } from './rows.ts';
import { situationValues } from './situations.ts';

const { planner } = readContent('en');

test('The limits that a message names can be typed, in either unit', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const name of inputNames) {
      const range = entryProblemText(
        createPlannerWriter(planner, 'en', 'people', unit),
        name,
        'out-of-range',
      );
      const [min = '', max = ''] = range.match(/\d[\d.,]*/g) ?? [];
      expect(readEntry(name, min, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, max, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, String(inputs[name].max * 2), unit).problem, name).toBe('out-of-range');
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

test('The parts of what a clinic needs a day add up to it in either unit', () => {
  const values = situationValues('clinic');
  for (const unit of ['liters', 'gallons'] as const) {
    const writer = createPlannerWriter(planner, 'en', 'clinic', unit);
    const rows = planRows(writer, values, planFor(values, 'clinic')).perDay;
    const [inpatients = 0, others = 0, sum] = rows.map(({ value }) => Number(value.replace(/\D/g, '')));
    expect(inpatients + others).toBe(sum);
  }
});
