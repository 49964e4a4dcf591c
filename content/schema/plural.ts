import { z } from 'zod';
import { template } from './text.ts';

/**
 * Words that depend on a count: one wording for each plural category that the language has
 * (Unicode CLDR; English: `one` and `other`), all with the same `{names}`.
 */
export function plural(...names: readonly string[]) {
  const wording = template(...names);
  return z.strictObject({
    zero: wording.optional(),
    one: wording.optional(),
    two: wording.optional(),
    few: wording.optional(),
    many: wording.optional(),
    other: wording,
  });
}

export type PluralWords = z.infer<ReturnType<typeof plural>>;
