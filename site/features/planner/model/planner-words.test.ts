import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { readEntry } from './entries.ts';
import { inputNames, inputs } from './inputs.ts';
import { createPlannerWords, entryProblemText } from './planner-words.ts';

const { planner } = readContent('en');

test('The limits that a message names can be typed, in either unit', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const name of inputNames) {
      const range = entryProblemText(createPlannerWords(planner, 'en', 'people', unit), name, 'out-of-range');
      const [min = '', max = ''] = range.match(/\d[\d.,]*/g) ?? [];
      expect(readEntry(name, min, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, max, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, String(inputs[name].max * 2), unit).problem, name).toBe('out-of-range');
    }
});
