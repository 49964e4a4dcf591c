import { expect, test } from 'vitest';
import { workedExample } from './inputs.ts';
import { situations, startFrom } from './situations.ts';

test('A preset replaces the numbers of another preset, and keeps the numbers that a visitor typed', () => {
  expect(startFrom('shelter', workedExample)).toEqual(situations.shelter.need);
  expect(startFrom('shelter', { ...workedExample, people: '725', days: 12 })).toEqual({
    lpd: situations.shelter.need.lpd,
  });
  expect(startFrom('clinic', { ...workedExample, people: 310 })).not.toHaveProperty('people');
});
