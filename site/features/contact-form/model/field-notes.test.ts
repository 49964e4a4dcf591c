import { expect, test } from 'vitest';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { notesOn } from './field-notes.ts';
import { emptyValues } from './form-values.ts';

const copy = readContent('en').contact.form;
const { problems } = copy;
const good = { ...emptyValues, name: 'Ana', message: 'No water' };
const notes = (values: typeof good) => notesOn(values, copy, 'en');

test('An implausible email address is noted but does not block sending', () => {
  const doubt = { field: 'email', text: problems.email, blocks: false };
  expect(notes({ ...good, email: 'ana@' })).toEqual([doubt]);
  expect(notes({ ...good, email: ' ana@example.com ' })).toEqual([]);
  expect(notes({ ...good, email: 'ana@مثال.example' })).toEqual([]);
});

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['Dana.L@gmail.con', 'Dana.L@gmail.com'],
  ['dana@hotmial.con', 'dana@hotmail.com'],
  ['dana@yahoo.co', 'dana@yahoo.com'],
])('The address %s is noted as a misspelled %s but does not block sending', (email, address) => {
  const text = fill(problems.misspelled, { address });
  expect(notes({ ...good, email })).toEqual([{ field: 'email', text, blocks: false }]);
});

test.each(['dana@mail.com', 'dana@yahoo.co.uk', 'dana@hospital.co', 'dana@hotmail.fr', 'dana@gmal.org'])(
  'The address %s is not taken for a misspelled one',
  email => expect(notes({ ...good, email })).toEqual([]),
);

test('A phone number that is too short to dial is noted but does not block sending', () => {
  const doubt = { field: 'phone', text: problems.phone, blocks: false };
  expect(notes({ ...good, phone: '555' })).toEqual([doubt]);
  expect(notes({ ...good, phone: '+1 305 555 0142' })).toEqual([]);
});

test('A message that is too long is noted with its excess, and blocks sending', () => {
  const text = fill(pluralize(problems.tooLong, 'en', 'n', 12), { field: copy.fields.message.label });
  expect(notes({ ...good, message: 'x'.repeat(5012) })).toEqual([{ field: 'message', text, blocks: true }]);
});
