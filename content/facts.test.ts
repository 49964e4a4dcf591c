import { expect, test } from 'vitest';
import { fillFacts } from './facts.ts';

const facts = { brand: 'Clearwell', isoNumber: undefined };

test('A fact replaces every placeholder with its name', () => {
  expect(fillFacts({ title: 'About {brand}', list: ['{brand}!'] }, facts)).toEqual({
    title: 'About Clearwell',
    list: ['Clearwell!'],
  });
});

test('A line that needs a missing fact is left out', () => {
  expect(
    fillFacts({ lines: ['Certificate {isoNumber}.', 'Ask us.'], note: 'No. {isoNumber}' }, facts),
  ).toEqual({
    lines: ['Ask us.'],
  });
});

test('A placeholder that is not a fact is left for the program', () => {
  expect(fillFacts('Your reference is {reference}', facts)).toBe('Your reference is {reference}');
});
