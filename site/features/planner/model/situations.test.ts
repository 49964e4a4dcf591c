import { expect, test } from 'vitest';
import { workedExample } from './inputs.ts';
import { situations, startFrom } from './situations.ts';

test('A situation replaces the numbers of the one before it, and keeps the numbers that a visitor typed', () => {
  const { shelter, clinic } = situations;
  expect(startFrom('shelter', workedExample, undefined)).toEqual(shelter.need);
  expect(startFrom('shelter', { ...workedExample, ...clinic.need }, 'clinic')).toEqual(shelter.need);
  const typed = { ...workedExample, people: clinic.need.people, days: 12 };
  expect(startFrom('shelter', typed, undefined)).toEqual({ lpd: shelter.need.lpd });
  expect(startFrom('shelter', { ...typed, people: '' }, undefined)).toHaveProperty('people');
});
