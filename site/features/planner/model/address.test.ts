import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import {
  type Basis,
  eachInput,
  type InputName,
  inputNames,
  inputs,
  type PlanValues,
  rates,
  workedExample,
} from './inputs.ts';
import { situationAddress, situations } from './situations.ts';

test('An address without a number of people asks for no plan', () => {
  expect(readAddress('')).toBeUndefined();
  expect(readAddress('?days=3&utm_source=mail')).toBeUndefined();
});

test('An address always has people, days and liters, and other inputs only if they differ from the example', () => {
  expect(writeAddress(workedExample, 'people', 'liters')).toBe('?people=2500&days=7&lpd=15');
  expect(
    writeAddress({ ...workedExample, litersPerPerson: 7.5, loss: 2.5, onHand: 5000 }, 'people', 'liters'),
  ).toBe('?people=2500&days=7&lpd=7.5&loss=2.5&onhand=5000');
  expect(
    writeAddress(
      { ...workedExample, people: 1_000_000, litersPerPerson: rates.household },
      'people',
      'gallons',
    ),
  ).toBe('?people=1000000&days=7&lpd=3.785411784&unit=gallons');
});

/** A plan in the fields, in liters. */
const typed = (input: PlanValues) => eachInput(name => String(input[name]));

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
      expect(readAddress(writeAddress(input, basis, 'liters'))).toEqual({
        entries: typed(input),
        basis,
        unit: 'liters',
        isExample: false,
      });
    }
  }
});

test('An address with inpatients asks for the plan of a clinic, and one of 60 liters each keeps its meaning', () => {
  expect(readAddress(situationAddress('clinic', 'liters'))).toEqual({
    entries: typed({ ...workedExample, ...situations.clinic.need }),
    basis: 'clinic',
    unit: 'liters',
    isExample: true,
  });
  expect(readAddress('?people=60&days=7&lpd=60')?.basis).toBe('people');
});
