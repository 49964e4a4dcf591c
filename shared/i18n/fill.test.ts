import { expect, test } from 'vitest';
import { pluralize } from './fill.ts';

const copy = { one: '{n} character left', other: '{n} characters left' };

test('A count selects the wording of its plural category, or the general one', () => {
  expect(pluralize(copy, 'en', 'n', 1)).toBe('1 character left');
  expect(pluralize(copy, 'en', 'n', 4321)).toBe('4,321 characters left');
  expect(pluralize(copy, 'ar', 'n', 2)).toBe('2 characters left');
});
