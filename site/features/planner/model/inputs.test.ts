import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContent } from '#shared/content/load-content.ts';
import { readContent } from '../../../../tests/support/content.ts';
import {
  inputNames,
  inputs,
  isUsable,
  parseNumber,
  readEntry,
  rounded,
  typedLimits,
  volumeInputs,
  workedExample,
} from './inputs.ts';
import { numberFormat } from './number-format.ts';
import { fieldText } from './rows.ts';

const content = loadContent();

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

test('A separator before exactly three digits is ambiguous where decimals are allowed', () => {
  expect(['1.500', '7,125'].map(text => parseNumber(text, false))).toEqual(['ambiguous', 'ambiguous']);
  expect(readEntry('lpd', '1.500', 'liters')).toEqual({ problem: 'ambiguous' });
});

test.each(['', 'many', '2.500,000,000', '-5', '1e3', '0x10', '5 people', '.', '+1', '1,23,456'])(
  '%j is not a number',
  text => {
    expect(parseNumber(text, false)).toBe('unreadable');
  },
);

test('What the site prints into a field is read back, in every language and unit', () => {
  for (const language of content.languages) {
    for (const unit of ['liters', 'gallons'] as const) {
      const format = numberFormat(language, readContent(language).planner.tool, unit);
      for (const name of inputNames) {
        const { min, max } = typedLimits(name, unit);
        fc.assert(
          fc.property(fc.double({ min, max, noNaN: true }), amount => {
            const printed = format.number(rounded(name, amount));
            const { value = Number.NaN, problem } = readEntry(name, printed, unit);
            expect(problem, printed).toBeUndefined();
            expect(fieldText(name, value, format)).toBe(printed);
          }),
          { numRuns: 30 },
        );
      }
    }
  }
});

test('An entry that cannot be used names the problem', () => {
  expect(readEntry('people', '  ', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('people', '0', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('loss', '0', 'liters')).toEqual({ value: 0 });
  expect(readEntry('people', 'many', 'liters')).toEqual({ problem: 'unreadable' });
  expect(readEntry('people', '2.5', 'liters')).toEqual({ problem: 'not-whole' });
  expect(readEntry('people', '1,000,001', 'liters')).toEqual({ problem: 'out-of-range' });
  expect(readEntry('lpd', '0.4', 'liters')).toEqual({ problem: 'out-of-range' });
});

test('An entry is rounded to its decimals, then stored in liters exactly', () => {
  expect(readEntry('loss', '7.25', 'liters')).toEqual({ value: 7.3 });
  expect(readEntry('tanker', '5,000', 'gallons')).toEqual({ value: 18_927.05892 });
  expect(readEntry('lpd', '3.4', 'gallons')).toEqual({ value: 12.870_400_065_6 });
  expect(readEntry('people', '5,000', 'gallons')).toEqual({ value: 5000 });
});

test('The limits of a volume in gallons are within those in liters', () => {
  for (const name of volumeInputs) {
    for (const typed of Object.values(typedLimits(name, 'gallons'))) {
      const { value = Number.NaN } = readEntry(name, String(typed), 'gallons');
      expect(isUsable(name, value), name).toBe(true);
    }
  }
});

test('A plan can use the worked example and each limit, and nothing beyond a limit', () => {
  for (const name of inputNames) {
    const { min, max } = inputs[name];
    const usable = [workedExample[name], min, max, min - 0.001, max + 0.001].map(value =>
      isUsable(name, value),
    );
    expect(usable, name).toEqual([true, true, true, false, false]);
  }
});
