import { expect, test } from 'vitest';
import { fieldNames } from '#contract/contact-message.ts';
import { emptyValues } from '../../browser/form-values.ts';
import { initialState, type MessageFormEvent, nextState } from './message-form-state.ts';

const values = { ...emptyValues, name: 'Ana', message: 'No water' };
const first = initialState({ failedText: 'Failed' });
const after = (...events: MessageFormEvent[]) => events.reduce(nextState, first);
const sending: MessageFormEvent = { type: 'sending', values, toFix: [] };
const sent: MessageFormEvent = {
  type: 'answered',
  outcome: { kind: 'sent' },
  text: 'Sent',
};

test('A form without an answer from the server shows nothing and checks no field', () => {
  expect(first).toMatchObject({ values: emptyValues, checked: [], shown: { kind: 'nothing' }, live: false });
});

test('A form that the server refused comes back with its values and every note', () => {
  const state = initialState({ start: { values, outcome: 'invalid' }, failedText: 'Failed' });
  expect(state).toMatchObject({
    values,
    checked: fieldNames,
    shown: { kind: 'refused' },
    fromServer: true,
  });
});

test('A form that the server could not take comes back with the failure and the time to wait', () => {
  const state = initialState({ start: { values, outcome: 'failed', waitMinutes: 2 }, failedText: 'Failed' });
  expect(state.shown).toMatchObject({ kind: 'failed', text: 'Failed', waitMinutes: 2 });
});

test('A note leaves once its field is right, and stays while it is wrong', () => {
  const left = after({ type: 'left', field: 'email' }, { type: 'left', field: 'name' });
  expect(nextState(left, { type: 'typed', values, toFix: ['email'], kept: true }).checked).toEqual(['email']);
});

test('A refused message keeps its values, shows the notes and says why in a toast', () => {
  const state = after({ type: 'refused', values, toFix: ['name'], text: 'Enter your name' });
  expect(state).toMatchObject({ values, checked: ['name'], shown: { kind: 'refused' }, fromServer: false });
  expect(state.toast).toMatchObject({ kind: 'failure', text: 'Enter your name' });
});

test('A message on its way hides what the attempt before it came to', () => {
  const state = after({ type: 'refused', values, toFix: ['name'], text: 'Enter your name' }, sending);
  expect(state).toMatchObject({ sending: true, checked: [], shown: { kind: 'nothing' } });
});

test('A sent message empties the form and confirms', () => {
  expect(after({ type: 'started', values, kept: true }, sending, sent)).toMatchObject({
    values: emptyValues,
    sending: false,
    live: true,
    kept: false,
    shown: { kind: 'sent', sent: values },
    toast: { kind: 'success', text: 'Sent' },
  });
});

test('A failed message keeps what was typed', () => {
  const failed: MessageFormEvent = {
    type: 'answered',
    outcome: { kind: 'failed', reason: 'refused' },
    text: 'Failed',
  };
  expect(after(sending, failed)).toMatchObject({
    values,
    sending: false,
    shown: { kind: 'failed' },
    toast: { kind: 'failure' },
  });
});

test('A message that the offline queue has sent leaves the form empty and takes the failure away', () => {
  const failed: MessageFormEvent = {
    type: 'answered',
    outcome: { kind: 'failed', reason: 'no-answer' },
    text: 'Network error',
  };
  expect(after(sending, failed, { type: 'emptied' })).toMatchObject({
    values: emptyValues,
    shown: { kind: 'nothing' },
    toast: undefined,
  });
});
