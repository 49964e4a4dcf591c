import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { firstState, viewOf } from './form-state.ts';
import { emptyValues } from './form-values.ts';

const copy = readContent('en').contact.form;
const state = firstState(copy, 'en');

test('A field is noted once it was checked, an overlong text at once', () => {
  const wrong = { ...emptyValues, email: 'ana@', message: 'x'.repeat(5001) };
  const noted = (checked: typeof state.checked) =>
    viewOf({ ...state, values: wrong, checked }, copy, 'en').notes.map(({ field }) => field);
  expect(noted([])).toEqual(['message']);
  expect(noted(['name', 'email'])).toEqual(['name', 'email', 'message']);
});
