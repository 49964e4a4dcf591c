import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'fields',
  number: 'a number',
  int: 'a whole number',
};

/** Explains an invalid field to people who edit content. A schema's own words come first. */
export const errorMap: z.core.$ZodErrorMap = issue => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`;
    case 'unrecognized_keys':
      return `has no field named ${issue.keys.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `needs at least ${issue.minimum}`;
    case 'too_big':
      return `has room for ${issue.maximum} at most`;
    default:
      return undefined;
  }
};
