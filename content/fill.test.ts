import { expect, test } from 'vitest';
import { pluralize } from './fill.ts';

const copy = { one: '{n} character left', other: '{n} characters left' };

test('a count chooses between one character and many characters', () => {
  expect(pluralize(copy, 'en', 'n', 1)).toBe('1 character left');
  expect(pluralize(copy, 'en', 'n', 0)).toBe('0 characters left');
  expect(pluralize(copy, 'en', 'n', 4321)).toBe('4,321 characters left');
});

test('a language with more plural categories than the copy uses the general wording', () => {
  expect(pluralize(copy, 'ar', 'n', 2)).toContain('characters left');
});
