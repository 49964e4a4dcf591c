import { expect, test } from 'vitest';
import { fillFacts } from './facts.ts';

const facts = { brand: 'Clearwell', isoNumber: undefined };

test('a fact stands wherever a text refers to it', () => {
  expect(fillFacts({ title: 'About {brand}', list: ['{brand}!'] }, facts)).toEqual({
    title: 'About Clearwell',
    list: ['Clearwell!'],
  });
});

test('a line that needs a fact which is not set is left out', () => {
  expect(
    fillFacts({ lines: ['Certificate {isoNumber}.', 'Ask us.'], note: 'No. {isoNumber}' }, facts),
  ).toEqual({
    lines: ['Ask us.'],
  });
});

test('a name that is no fact stays for the program to fill', () => {
  expect(fillFacts('Your reference is {reference}', facts)).toBe('Your reference is {reference}');
});
