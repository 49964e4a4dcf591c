import { expect, test } from 'vitest';
import { emptyValues, startingValues } from './form-values.ts';

const draft = { ...emptyValues, name: 'Marie', message: 'No water since Monday' };

test('Text typed before the script ran wins over the draft field by field, and is added to its message', () => {
  const typed = { ...emptyValues, name: 'Rosa', message: 'The road is open' };
  const message = `${draft.message}\n\nThe road is open`;
  expect(startingValues(typed, draft)).toEqual({ ...draft, name: 'Rosa', message });
});

test('A message that the browser has restored is not doubled by its draft', () => {
  for (const message of ['No water', 'No water since Monday', 'No water since Monday, please help\n'])
    expect(startingValues({ ...emptyValues, message }, draft).message).toBe(
      message.length > draft.message.length ? message : draft.message,
    );
});
