import { fill } from './fill.ts';
import type { PluralWords } from './schema/plural.ts';

/** Chooses the wording for a count in a language and fills the count in under its name. */
export function pluralize(words: PluralWords, language: string, name: string, count: number): string {
  const category = new Intl.PluralRules(language).select(count);
  return fill(words[category] ?? words.other, { [name]: new Intl.NumberFormat(language).format(count) });
}
