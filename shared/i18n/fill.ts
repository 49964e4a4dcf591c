import { intlLocale } from './locale.ts';

/** The names in braces of a template: `name` for `Hello {name}`. */
export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

/** Fills the `{names}` of a template that the content schema has checked. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** One wording for each plural category that a language has (Unicode CLDR). */
type PluralCopy = { other: string } & { [category in Intl.LDMLPluralRule]?: string | undefined };

/** Chooses the wording for a count by the language's grammar and fills in the count under its name. */
export function pluralize(copy: PluralCopy, language: string, name: string, count: number): string {
  const category = new Intl.PluralRules(intlLocale(language)).select(count);
  return fill(copy[category] ?? copy.other, {
    [name]: new Intl.NumberFormat(intlLocale(language)).format(count),
  });
}
