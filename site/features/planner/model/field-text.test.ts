import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { readEntry } from './entries.ts';
import { fieldText, problemText } from './field-text.ts';
import { eachInput, inputNames, inputs, workedExample } from './inputs.ts';
import { plannerText } from './planner-text.ts';

const { planner } = readContent('en');
const texts = { liters: plannerText(planner, 'en'), gallons: plannerText(planner, 'en', 'gallons') };

test('The fields show the worked example in either unit', () => {
  const shown = (unit: 'liters' | 'gallons') =>
    eachInput(name => fieldText(texts[unit], name, workedExample[name]));
  expect(shown('liters')).toMatchObject({ people: '2,500', tanker: '20,000', bottle: '0.5' });
  expect(shown('gallons')).toMatchObject({ people: '2,500', tanker: '5,283', bottle: '0.132' });
});

test('Every problem of an entry has its own message', () => {
  const problems = ['missing', 'unreadable', 'ambiguous', 'not-whole', 'out-of-range'] as const;
  const messages = problems.map(problem => problemText(texts.liters, 'people', problem));
  expect(new Set(messages).size).toBe(problems.length);
  expect(messages.at(-1)).toBe(fill(planner.tool.problems.range, { min: '1', max: '1,000,000' }));
});

test('The limits that a message names can be typed, in either unit', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const name of inputNames) {
      const range = problemText(texts[unit], name, 'out-of-range');
      const [min = '', max = ''] = range.match(/\d[\d.,]*/g) ?? [];
      expect(readEntry(name, min, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, max, unit).problem, `${name}: ${range}`).toBeUndefined();
      expect(readEntry(name, String(inputs[name].max * 2), unit).problem, name).toBe('out-of-range');
    }
});
