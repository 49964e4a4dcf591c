import { expect, test } from 'vitest';
import {
  inputNames,
  inputs,
  isUsable,
  parseNumber,
  readEntry,
  typedLimits,
  volumeInputs,
  workedExample,
} from './inputs.ts';

test.each([
  ['2500', 2500],
  ['2,500', 2500],
  [' 2 500 ', 2500],
  ['2\u00a0500', 2500],
  ['1,000,000', 1_000_000],
  ['7.5', 7.5],
  ['.5', 0.5],
  ['٢٥٠٠', 2500],
])('%j is read as a number in English', (text, value) => {
  expect(parseNumber(text, 'en')).toBe(value);
});

test.each(['', 'many', '2.500.000', '7,5', '12,34', '-5', '1e3', '0x10', '5 people', ',500', '.', '+1'])(
  '%j is not read as a number in English',
  text => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  },
);

test('Numbers are read with the separators of other languages', () => {
  expect(parseNumber('2.500,5', 'fr')).toBe(2500.5);
  expect(parseNumber('7,5', 'ht')).toBe(7.5);
  expect(parseNumber('2,500.5', 'es')).toBe(2500.5);
  expect(parseNumber('2 500,5', 'fr')).toBe(2500.5);
  expect(parseNumber('2\u202f500', 'fr')).toBe(2500);
  expect(parseNumber('7.5', 'fr')).toBeUndefined();
});

test('An entry that cannot be used names the problem', () => {
  expect(readEntry('people', '  ', 'en', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('people', '0', 'en', 'liters')).toEqual({ problem: 'missing' });
  expect(readEntry('loss', '0', 'en', 'liters')).toEqual({ value: 0 });
  expect(readEntry('people', 'many', 'en', 'liters')).toEqual({ problem: 'unreadable' });
  expect(readEntry('people', '2.5', 'en', 'liters')).toEqual({ problem: 'not-whole' });
  expect(readEntry('people', '1,000,001', 'en', 'liters')).toEqual({ problem: 'out-of-range' });
  expect(readEntry('lpd', '0.4', 'en', 'liters')).toEqual({ problem: 'out-of-range' });
});

test('An entry is rounded to its decimals, then stored in liters exactly', () => {
  expect(readEntry('loss', '7.25', 'en', 'liters')).toEqual({ value: 7.3 });
  expect(readEntry('tanker', '5,000', 'en', 'gallons')).toEqual({ value: 18_927.05892 });
  expect(readEntry('lpd', '3.4', 'en', 'gallons')).toEqual({ value: 12.870_400_065_6 });
  expect(readEntry('people', '5,000', 'en', 'gallons')).toEqual({ value: 5000 });
});

test('The limits of a volume in gallons are within those in liters', () => {
  for (const name of volumeInputs) {
    for (const typed of Object.values(typedLimits(name, 'gallons'))) {
      const { value = Number.NaN } = readEntry(name, String(typed), 'en', 'gallons');
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
