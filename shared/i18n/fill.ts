import { hourAndMinute, intlLocale, localizeIntlText } from './locale.ts';

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

/** Cached: making a format takes longer than the rest of a receipt. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dayAndTime = { day: 'numeric', month: 'long', year: 'numeric', ...hourAndMinute } as const;

/** Writes a day and time in a language, in a time zone (IANA name); without one, in the visitor's own. */
export function formatDateTime(moment: Date, language: string, timeZone?: string): string {
  const key = JSON.stringify([language, timeZone]);
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(intlLocale(language), { ...dayAndTime, ...(timeZone && { timeZone }) });
  dateFormats.set(key, format);
  return localizeIntlText(format.format(moment), language);
}
