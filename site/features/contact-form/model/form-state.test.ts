import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { firstState, phaseAfter, viewOf } from './form-state.ts';
import { emptyValues } from './form-values.ts';

const copy = readContent('en').contact.form;
const state = firstState(copy, 'en');
const values = { ...emptyValues, name: 'Ana', message: 'No water' };

test('A field is noted once it was checked, an overlong text at once', () => {
  const wrong = { ...emptyValues, email: 'ana@', message: 'x'.repeat(5001) };
  const noted = (checked: typeof state.checked) =>
    viewOf({ ...state, values: wrong, checked }, copy, 'en').notes.map(({ field }) => field);
  expect(noted([])).toEqual(['message']);
  expect(noted(['name', 'email'])).toEqual(['name', 'email', 'message']);
});

test('A message that the queue has sent is shown as arrived, unless it is the one whose receipt is shown', () => {
  const receipt = { reference: 'CW-KMNP-QRTW' };
  const queued = { id: 1, key: 'key-1', values };
  const arrived = { id: 2, key: 'key-2', values: emptyValues, settled: { kind: 'sent', receipt } } as const;
  const held = { ...state, values, messages: [queued, arrived] };
  expect(viewOf(held, copy, 'en')).toMatchObject({ unsent: [queued], arrived: [arrived], idInForm: 1 });
  const phase = phaseAfter({ kind: 'sent', receipt }, values, copy.toasts);
  expect(viewOf({ ...held, phase }, copy, 'en').arrived).toEqual([]);
});
