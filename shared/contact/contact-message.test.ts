import { expect, test } from 'vitest';
import { type ContactField, contactFields, mapFields, parseContactMessage } from './contact-message.ts';

const complete = mapFields(({ name }) => `a ${name}`);

const getLimit = (name: ContactField) => contactFields.find(field => field.name === name)?.limit ?? 0;

/** Parses fields that must be valid. */
function parsed(fields: Record<string, unknown>) {
  const result = parseContactMessage({ name: 'Ada', message: 'Water', ...fields });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.message;
}

function problems(fields: Record<string, unknown>) {
  const result = parseContactMessage({ ...complete, ...fields });
  return result.ok ? [] : result.problems;
}

test('A message has the fields of the form and nothing else', () => {
  expect(parsed({ ...complete, admin: true, formType: 'other' })).toEqual(complete);
});

test('Only name and message are required', () => {
  expect(parsed({ phone: null, email: undefined })).toEqual({
    ...mapFields(() => ''),
    name: 'Ada',
    message: 'Water',
  });
  expect(problems({ name: ' \u00a0\n', message: '\u200b \u2060' })).toEqual([
    { field: 'name', code: 'required' },
    { field: 'message', code: 'required' },
  ]);
});

test.each(contactFields)('The field $name has its limit after trimming', ({ name: field, limit }) => {
  expect(problems({ [field]: `  ${'x'.repeat(limit)}  ` })).toEqual([]);
  expect(problems({ [field]: 'x'.repeat(limit + 3) })).toEqual([{ field, code: 'too-long', excess: 3 }]);
});

test('An emoji counts as one character', () => {
  expect(problems({ message: '🚱'.repeat(getLimit('message')) })).toEqual([]);
});

test.each([1, true, [], ['a'], {}])('The value %j is not a text', value => {
  expect(problems({ name: value })).toEqual([{ field: 'name', code: 'not-text' }]);
});

test('Any script is kept as typed, in composed form', () => {
  expect(parsed({ name: 'Re\u0301my' }).name).toBe('R\u00e9my');
  expect(parsed({ message: 'نحتاج إلى ماء 👨‍👩‍👧' }).message).toBe('نحتاج إلى ماء 👨‍👩‍👧');
});

test.each(['\u200b', '\u3164', '\u2800', '\uffa0\u115f', '\u00ad\ufe0f', '\u{e0020}', '\u0007'])(
  'A text of %j, in which nothing can be seen, is empty',
  blank => {
    expect(problems({ name: blank, message: `\u00a0${blank} ` })).toEqual([
      { field: 'name', code: 'required' },
      { field: 'message', code: 'required' },
    ]);
    expect(parsed({ organization: blank }).organization).toBe('');
  },
);

test.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'The line break %j of a pasted text stays one, and is a space on one line',
  lineBreak => {
    const text = `12${lineBreak}Children: 30`;
    expect(parsed({ message: text, organization: text })).toMatchObject({
      message: '12\nChildren: 30',
      organization: '12 Children: 30',
    });
  },
);

test('Phone number and email lose the invisible characters that are copied along with them', () => {
  expect(
    parsed({
      phone: '\u202a+1 305 555 0142\u202c',
      email: '\u200eada@example.org\ufeff',
      name: 'علی\u200cرضا',
    }),
  ).toMatchObject({ phone: '+1 305 555 0142', email: 'ada@example.org', name: 'علی\u200cرضا' });
});

test('A message keeps line breaks and tabs, and loses other control characters', () => {
  expect(parsed({ message: 'a\u0000b\u001b[2J\r\nc\td\u2028e' }).message).toBe('ab[2J\nc\td\ne');
});

test('Lone surrogates, which cannot be stored, are replaced', () => {
  expect(parsed({ message: 'a\ud800b' }).message).toBe('a\ufffdb');
});

const marks = '\u0300\u0323';

test('A text far beyond its limit is counted as typed: normalizing it would take seconds', () => {
  const text = `a${marks.repeat(64 * 1024)}`;
  expect(problems({ message: text, name: text })).toEqual([
    { field: 'name', code: 'too-long', excess: text.length - getLimit('name') },
    { field: 'message', code: 'too-long', excess: text.length - getLimit('message') },
  ]);
});

test('A long run of combining marks is cut: sorting it would take seconds', () => {
  const text = `a${marks.repeat(getLimit('message') * 2 - 1)}b`;
  expect(parsed({ message: text }).message.length).toBeLessThan(40);
  expect(parsed({ message: 'Ho\u0302\u0300i' }).message).toBe('H\u1ed3i');
});
