import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { emptyValues } from '../../browser/form-values.ts';
import { charactersLeft, notesOn, refusalText } from './problems.ts';

const copy = readContent('en').contact.form;
const good = { ...emptyValues, name: 'Ana', message: 'No water' };
const notes = (values: typeof good) => notesOn(values, copy, 'en');

test('a name and a message have no notes', () => {
  expect(notes(good)).toEqual([]);
});

test('a field with only white space says what to enter', () => {
  expect(notes({ ...good, name: ' \u00a0 ', message: '\n\t' })).toEqual([
    { field: 'name', text: 'Enter your name', blocks: true },
    { field: 'message', text: 'Enter a message', blocks: true },
  ]);
});

test('an implausible email address is noted but does not block sending', () => {
  const doubt = 'Enter an email address in the form name@example.com, or leave it empty';
  expect(notes({ ...good, email: 'ana@' })).toEqual([{ field: 'email', text: doubt, blocks: false }]);
  expect(notes({ ...good, name: '', email: 'ana@' }).map(note => note.text)).toEqual([
    'Enter your name',
    doubt,
  ]);
  expect(notes({ ...good, email: ' ana@example.com ' })).toEqual([]);
});

test('a note says by how many characters, counted as code points, a text is too long', () => {
  const excess = (values: typeof good) => notes(values).map(note => note.text);
  expect(excess({ ...good, message: '😀'.repeat(5000) })).toEqual([]);
  expect(excess({ ...good, message: '😀'.repeat(5001) })).toEqual([
    'Your message is 1 character too long. Please shorten it or call us.',
  ]);
  expect(excess({ ...good, phone: '5'.repeat(52) })).toEqual([
    'This entry is 12 characters too long. Please shorten it or call us.',
  ]);
});

test('an email address that is too long has only one note', () => {
  expect(notes({ ...good, email: 'x'.repeat(300) })).toHaveLength(1);
});

test("a message without name or text is refused with the specification's words", () => {
  const text = 'Please fill in all required fields (Name and Message)';
  expect(refusalText(emptyValues, copy, 'en')).toBe(text);
  expect(refusalText({ ...good, message: ' ', phone: '5'.repeat(60) }, copy, 'en')).toBe(text);
});

test('a message that is too long is refused with its excess', () => {
  expect(refusalText({ ...good, message: 'x'.repeat(5002) }, copy, 'en')).toContain('2 characters too long');
});

test('the counter of characters appears only near the limit and not beyond it', () => {
  expect(charactersLeft('x'.repeat(4499))).toBeUndefined();
  expect(charactersLeft('x'.repeat(4500))).toBe(500);
  expect(charactersLeft('x'.repeat(5000))).toBe(0);
  expect(charactersLeft('x'.repeat(5001))).toBeUndefined();
  expect(charactersLeft('😀'.repeat(2600))).toBeUndefined();
});
