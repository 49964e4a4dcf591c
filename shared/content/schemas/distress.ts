import { z } from 'zod';

/** Distress words by language (ISO 639), in lowercase, each once per language. */
export const distressSchema = z.record(
  z.string().regex(/^[a-z]{2,3}$/, 'expected a language such as en'),
  z
    .array(
      z
        .string()
        .trim()
        .regex(/^[\p{L}\p{M}\p{N}'\u200c -]+$/u, "expected letters, digits, spaces, ' and -")
        .refine(word => word === word.toLowerCase(), { error: 'must be written in lowercase' }),
    )
    .min(1)
    .refine(words => new Set(words).size === words.length, { error: 'names a word twice' }),
);
