import { expect, test } from 'vitest';
import { emptyValues, isEmpty, startingValues } from './form-values.ts';

const draft = { ...emptyValues, name: 'Marie', message: 'No water since Monday' };

test('A form starts with the draft of an earlier visit', () => {
  expect(startingValues(emptyValues, draft)).toEqual(draft);
});

test('Text typed before the script ran wins over the draft, field by field', () => {
  const typed = { ...emptyValues, message: 'Now the road is open' };
  expect(startingValues(typed, draft)).toEqual({ ...draft, message: 'Now the road is open' });
});

test('A message begins as another page asks if nothing is written yet', () => {
  expect(startingValues(emptyValues, undefined, 'I would like to support your work.').message).toBe(
    'I would like to support your work.',
  );
  expect(startingValues(emptyValues, { ...draft, message: ' \n' }, 'Begun.').message).toBe('Begun.');
});

test('A draft wins over the beginning that another page asks for, even if the browser has restored that', () => {
  expect(startingValues(emptyValues, draft, 'Begun.').message).toBe('No water since Monday');
  expect(startingValues({ ...emptyValues, message: 'Begun.' }, draft, 'Begun.').message).toBe(
    'No water since Monday',
  );
});

test('A form with only white space is empty', () => {
  expect(isEmpty({ ...emptyValues, name: ' \t' })).toBe(true);
  expect(isEmpty(draft)).toBe(false);
});
