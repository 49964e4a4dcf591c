import { describe, expect, it } from 'vitest';
import { readContent } from '#content/content.ts';
import { emptyValues } from '../../browser/form-values.ts';
import { charactersLeft, notesOn, refusalText } from './problems.ts';

const copy = readContent('en').contact.form;
const good = { ...emptyValues, name: 'Ana', message: 'No water' };
const notes = (values: typeof good) => notesOn(values, copy, 'en');

describe('the notes beside the fields', () => {
  it('finds nothing wrong with a name and a message', () => {
    expect(notes(good)).toEqual([]);
  });

  it('says what to enter where white space is all there is', () => {
    expect(notes({ ...good, name: ' \u00a0 ', message: '\n\t' })).toEqual([
      { field: 'name', text: 'Enter your name', blocks: true },
      { field: 'message', text: 'Enter a message', blocks: true },
    ]);
  });

  it('doubts an implausible address without keeping the message from being sent', () => {
    const doubt = 'Enter an email address in the form name@example.com, or leave it empty';
    expect(notes({ ...good, email: 'ana@' })).toEqual([{ field: 'email', text: doubt, blocks: false }]);
    expect(notes({ ...good, name: '', email: 'ana@' }).map(note => note.text)).toEqual([
      'Enter your name',
      doubt,
    ]);
    expect(notes({ ...good, email: ' ana@example.com ' })).toEqual([]);
  });

  it('says how much is too much, counted in characters as people see them', () => {
    const excess = (values: typeof good) => notes(values).map(note => note.text);
    expect(excess({ ...good, message: '😀'.repeat(5000) })).toEqual([]);
    expect(excess({ ...good, message: '😀'.repeat(5001) })).toEqual([
      'Your message is 1 character too long. Please shorten it or call us.',
    ]);
    expect(excess({ ...good, phone: '5'.repeat(52) })).toEqual([
      'This entry is 12 characters too long. Please shorten it or call us.',
    ]);
  });

  it('does not doubt an address that is already too long', () => {
    expect(notes({ ...good, email: 'x'.repeat(300) })).toHaveLength(1);
  });
});

describe('the words of the toast for a message that is not sent', () => {
  it("is the specification's text when name or message is empty", () => {
    const text = 'Please fill in all required fields (Name and Message)';
    expect(refusalText(emptyValues, copy, 'en')).toBe(text);
    expect(refusalText({ ...good, message: ' ', phone: '5'.repeat(60) }, copy, 'en')).toBe(text);
  });

  it('names the excess otherwise', () => {
    expect(refusalText({ ...good, message: 'x'.repeat(5002) }, copy, 'en')).toContain(
      '2 characters too long',
    );
  });
});

describe('the counter of the message', () => {
  it('appears only near the limit and not beyond it', () => {
    expect(charactersLeft('x'.repeat(4499))).toBeUndefined();
    expect(charactersLeft('x'.repeat(4500))).toBe(500);
    expect(charactersLeft('x'.repeat(5000))).toBe(0);
    expect(charactersLeft('x'.repeat(5001))).toBeUndefined();
    expect(charactersLeft('😀'.repeat(2600))).toBeUndefined();
  });
});
