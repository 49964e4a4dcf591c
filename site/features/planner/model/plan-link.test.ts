import { expect, test } from 'vitest';
import { type Basis, type InputName, inputNames, inputs, workedExample } from './inputs.ts';
import { readLink, writeLink } from './plan-link.ts';

test('An address without a number of people asks for no plan', () => {
  expect(readLink('')).toBeUndefined();
  expect(readLink('?days=3&utm_source=mail')).toBeUndefined();
});

const bases: Partial<Record<InputName, Basis>> = {
  litersPerDay: 'amount',
  inpatients: 'clinic',
  litersPerInpatient: 'clinic',
};

test('A plan with any entry can be read back from its address, in either unit', () => {
  for (const unit of ['liters', 'gallons'] as const)
    for (const name of inputNames)
      for (const entry of [inputs[name].min, inputs[name].max, inputs[name].max * 2, '', 'xyz']) {
        const entries = { ...workedExample, [name]: entry };
        const plan = { entries, basis: bases[name] ?? 'people', unit, isExample: false };
        expect(readLink(writeLink(plan))).toEqual(plan);
      }
});

test.each([
  ['1.5', 1.5],
  ['1.125', 1.125],
  ['18927.05892', 18_927.05892],
  ['1,500', 1500],
])('A volume of %s in an address is in liters, and exact as written by us', (text, entry) => {
  expect(readLink(`?perday=${text}&days=7&unit=gallons`)?.entries.litersPerDay).toBe(entry);
});
