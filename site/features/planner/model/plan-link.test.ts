import { expect, test } from 'vitest';
import {
  type Basis,
  eachInput,
  type InputName,
  inputNames,
  inputs,
  type PlanValues,
  type Unit,
  workedExample,
} from './inputs.ts';
import { readLink, writeLink } from './plan-link.ts';

test('An address without a number of people asks for no plan', () => {
  expect(readLink('')).toBeUndefined();
  expect(readLink('?days=3&utm_source=mail')).toBeUndefined();
});

/** A plan in the fields: volumes are in liters, whatever the unit. */
const entriesOf = (input: PlanValues) =>
  eachInput(name => (inputs[name].isVolume ? input[name] : String(input[name])));

const bases: Partial<Record<InputName, Basis>> = {
  litersPerDay: 'amount',
  inpatients: 'clinic',
  litersPerInpatient: 'clinic',
};

test('A plan at any limit can be read back from its address', () => {
  for (const name of inputNames) {
    for (const value of [inputs[name].min, inputs[name].max]) {
      const input = { ...workedExample, [name]: value };
      const basis = bases[name] ?? 'people';
      expect(readLink(writeLink(input, basis, 'liters'))).toEqual({
        entries: entriesOf(input),
        basis,
        unit: 'liters',
        isExample: false,
      });
    }
  }
});

test.each([
  ['1.5', 1.5],
  ['18927.05892', 18_927.05892],
  ['1.500', '1.500'],
  ['1,500', '1,500'],
  ['NaN', 'NaN'],
])('A volume of %s in an address is in liters only if it is written as we do', (text, entry) => {
  expect(readLink(`?perday=${text}&days=7&unit=gallons`)?.entries.litersPerDay).toBe(entry);
});

test('What cannot be used stays in the address, but a number typed in gallons: there are liters', () => {
  const typed = { ...workedExample, people: '2000000', litersPerPerson: 'xyz', tanker: '50000' };
  const read = (unit: Unit) => readLink(writeLink(typed, 'people', unit))?.entries;
  expect(read('liters')).toMatchObject({ people: '2000000', litersPerPerson: 'xyz', tanker: 50_000 });
  expect(read('gallons')).toMatchObject({ people: '2000000', litersPerPerson: 'xyz', tanker: '' });
});
