import { intlLocale, localizeIntlText } from '#shared/i18n/locale.ts';

/** Numbers of all plural categories that a short time can have, in any language. */
const examples = [0, 1, 2, 3, 11, 100, 0.5];

/** How a language counts seconds, by plural category: `{n} seconds`. For `spokenTime`, in a script without our own words. */
export function wordsForSeconds(language: string): Record<string, string> {
  const locale = intlLocale(language);
  const rules = new Intl.PluralRules(locale);
  const plain = new Intl.NumberFormat(locale);
  const long = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return Object.fromEntries(
    examples.map(n => [
      rules.select(n),
      localizeIntlText(long.format(n).replace(plain.format(n), '{n}'), language),
    ]),
  );
}
