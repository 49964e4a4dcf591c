import { describe, expect, it } from 'vitest';
import { pluralize } from './plural.ts';

const words = { one: '{n} character left', other: '{n} characters left' };

describe('words that depend on a count', () => {
  it('says one character and many characters', () => {
    expect(pluralize(words, 'en', 'n', 1)).toBe('1 character left');
    expect(pluralize(words, 'en', 'n', 0)).toBe('0 characters left');
    expect(pluralize(words, 'en', 'n', 4321)).toBe('4,321 characters left');
  });

  it('falls back to the general wording where the language has more categories than the words', () => {
    expect(pluralize(words, 'ar', 'n', 2)).toContain('characters left');
  });
});
