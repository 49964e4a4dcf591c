import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { inputNames, inputs, workedExample } from './inputs.ts';
import { rates } from './rates.ts';
import { inLiters } from './unit.ts';

test('an address without a query gives the worked example', () => {
  expect(readAddress('')).toEqual({ input: workedExample, unit: 'liters', adjusted: [] });
});

test('an address always has people, days and liters, and other inputs only if they differ from the example', () => {
  expect(writeAddress(workedExample, 'liters')).toBe('?people=2500&days=7&lpd=15');
  expect(writeAddress({ ...workedExample, lpd: 7.5, loss: 2.5, onhand: 5000 }, 'liters')).toBe(
    '?people=2500&days=7&lpd=7.5&loss=2.5&onhand=5000',
  );
  expect(writeAddress({ ...workedExample, people: 1_000_000, lpd: rates.household }, 'gallons')).toBe(
    '?people=1000000&days=7&lpd=3.785411784&unit=gallons',
  );
});

test('a plan at any limit survives the way through its address', () => {
  for (const name of inputNames) {
    for (const value of [inputs[name].min, inputs[name].max]) {
      const input = { ...workedExample, [name]: value };
      expect(readAddress(writeAddress(input, 'liters'))).toEqual({ input, unit: 'liters', adjusted: [] });
    }
  }
});

test('amounts typed in gallons survive the way through an address, to the last digit', () => {
  const input = { ...workedExample, lpd: inLiters(3.4, 'gallons'), tanker: inLiters(5001, 'gallons') };
  expect(readAddress(writeAddress(input, 'gallons'))).toEqual({ input, unit: 'gallons', adjusted: [] });
});

test('values of an address beyond their limits are adjusted and named', () => {
  const { input, adjusted } = readAddress('?people=5000000&days=0&lpd=15&turnaround=-3');
  expect([input.people, input.days, input.lpd, input.turnaround]).toEqual([1_000_000, 1, 15, 10]);
  expect(adjusted).toEqual(['people', 'days', 'turnaround']);
});

test.each([
  '?people=many',
  '?people=',
  '?people=2,500',
  '?people=1e3',
  '?people=NaN',
  '?people=Infinity',
  '?people[]=3',
  '?people=%F0%9F%9A%B0',
  '?%',
  '?people=%E0%A4%A',
  '?__proto__=1&constructor=2',
  `?people=${'9'.repeat(500)}`,
])('the unusable query %s still gives a plan', search => {
  const { input } = readAddress(search);
  expect(input.people === 2500 || input.people === 1_000_000).toBe(true);
  expect({ ...input, people: 2500 }).toEqual(workedExample);
});

test('an address counts the first of two values and rounds parts of people up', () => {
  expect(readAddress('?people=12.5&people=7').input.people).toBe(13);
});
