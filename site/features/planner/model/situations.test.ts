import { expect, test } from 'vitest';
import { firstRequest } from './address.ts';
import { readEntries } from './entries.ts';
import { eachInput, type InputName, type PlanInput } from './inputs.ts';
import { type SituationName, situations, startFrom } from './situations.ts';

/** What a situation sets when the fields hold these entries. */
function start(
  name: SituationName,
  entries: Partial<Record<InputName, string | number>>,
  before?: SituationName,
): Partial<PlanInput> {
  const typed = eachInput(input => String(entries[input] ?? firstRequest.entries[input]));
  return startFrom(name, readEntries(typed, 'people', 'liters'), before);
}

test('A situation replaces the numbers of the one before it, and keeps the numbers that a visitor typed', () => {
  const { shelter, clinic } = situations;
  expect(start('shelter', {})).toEqual(shelter.need);
  expect(start('shelter', clinic.need, 'clinic')).toEqual(shelter.need);
  const typed = { people: clinic.need.people, days: 12 };
  expect(start('shelter', typed)).toEqual({ lpd: shelter.need.lpd });
  expect(start('shelter', { ...typed, people: '' })).toHaveProperty('people');
  expect(start('shelter', { ...typed, people: 'many' })).not.toHaveProperty('people');
});
