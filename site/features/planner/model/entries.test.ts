import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content, readContent } from '../../../../tests/support/content.ts';
import { entryFor, parseNumber, readEntry } from './entries.ts';
import { inputNames, inputs, workedExample } from './inputs.ts';
import { createPlannerWords, fieldText } from './planner-words.ts';

test.each([
  ['2500', 2500],
  ['2,500', 2500],
  ['2.500', 2500],
  [' 2 500 ', 2500],
  ['2\u202f500', 2500],
  ['2’500', 2500],
  ['1.000.000', 1_000_000],
  ['1,000,000.0', 1_000_000],
  ['٢٥٠٠', 2500],
  ['٢٬٥٠٠', 2500],
  ['٢،٥٠٠', 2500],
])('%j is read as a whole number', (text, value) => {
  expect(parseNumber(text, true)).toBe(value);
});

test.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['12,34', 12.34],
  ['.5', 0.5],
  ['0,132', 0.132],
  ['٧٫٥', 7.5],
  ['2.500,5', 2500.5],
  ['٢٬٥٠٠٫٥', 2500.5],
])('%j is read as a number with decimals', (text, value) => {
  expect(parseNumber(text, false)).toBe(value);
});

test.each(['', 'many', '2.500,000,000', '-5', '1e3', '0x10', '5 people', '.', '+1', '1,23,456'])(
  '%j is not a number',
  text => {
    expect(parseNumber(text, false)).toBe('unreadable');
  },
);

test('A separator before exactly three digits is ambiguous where decimals are allowed', () => {
  expect(['1.500', '7,125'].map(text => parseNumber(text, false))).toEqual(['ambiguous', 'ambiguous']);
});

test('An entry that cannot be used names the problem', () => {
  expect(readEntry('people', '  ', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('people', '0', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('loss', '0', 'liters')).toEqual({ value: 0 });
  expect(readEntry('people', 'many', 'liters')).toEqual({ problem: 'unreadable' });
  expect(readEntry('litersPerPerson', '1.500', 'liters')).toEqual({ problem: 'ambiguous' });
  expect(readEntry('people', '2.5', 'liters')).toEqual({ problem: 'unreadable' });
  expect(readEntry('people', '1,000,001', 'liters')).toEqual({ problem: 'out-of-range' });
  expect(readEntry('litersPerPerson', '0.4', 'liters')).toEqual({ problem: 'out-of-range' });
});

test('An entry in gallons is the exact number of liters', () => {
  expect(readEntry('litersPerPerson', '3.4', 'gallons')).toEqual({ value: 12.870_400_065_6 });
});

test.each(['1', '5,000', '52,834,410'])(
  '%s whole gallons stay the same when the visitor changes the unit',
  gallons => {
    const { value = 0 } = readEntry('litersPerDay', gallons, 'gallons');
    expect(readEntry('litersPerDay', entryFor('litersPerDay', value, 'liters'), 'liters')).toEqual({ value });
  },
);

test('Each limit and the worked example stay the same when the visitor changes the unit', () => {
  for (const name of inputNames)
    for (const value of [inputs[name].min, inputs[name].max, workedExample[name]])
      expect(readEntry(name, entryFor(name, value, 'gallons'), 'gallons'), name).toEqual({ value });
});

test('What the site prints into a field is read back, in every language and unit', () => {
  for (const language of content.languages) {
    for (const unit of ['liters', 'gallons'] as const) {
      const words = createPlannerWords(readContent(language).planner, language, 'people', unit);
      for (const name of inputNames) {
        const { min, max } = inputs[name];
        fc.assert(
          fc.property(fc.double({ min: min + (max - min) / 100, max: max * 0.99, noNaN: true }), amount => {
            const printed = fieldText(words, name, amount);
            const { value = Number.NaN, problem } = readEntry(name, printed, unit);
            expect(problem, printed).toBeUndefined();
            expect(fieldText(words, name, value)).toBe(printed);
          }),
          { numRuns: 30 },
        );
      }
    }
  }
});
