const locales: Readonly<Record<string, string>> = {
  es: 'es-US',
  // The clock of written French: 13 h 05.
  fr: 'fr-CA',
  // `Intl` does not support Haitian Creole: French numbers, and `localizeIntlText` replaces the words.
  ht: 'fr-HT-u-hc-h12',
  // The digits that phone numbers, forms and the office use.
  ar: 'ar-u-nu-latn',
};

/** The tag under which `Intl` writes the numbers and dates of a language for readers in the United States. */
export function intlLocale(language: string): string {
  return locales[language] ?? language;
}

/** French words that `Intl` writes, with their Haitian Creole; longer ones before those that they contain. */
const haitianCreole: Readonly<Record<string, string>> = {
  lundi: 'lendi',
  mardi: 'madi',
  mercredi: 'mèkredi',
  jeudi: 'jedi',
  vendredi: 'vandredi',
  samedi: 'samdi',
  dimanche: 'dimanch',
  janvier: 'janvye',
  février: 'fevriye',
  mars: 'mas',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  novembre: 'novanm',
  décembre: 'desanm',
  ' à ': ', ',
  ' et ': ' ak ',
  'heure de l’Est nord-américain': 'lè Lès',
  'heure du centre nord-américain': 'lè Santral',
  'heure des Rocheuses': 'lè Montay',
  'heure du Pacifique nord-américain': 'lè Pasifik',
  'heure normale de l’Atlantique': 'lè Atlantik',
  'heure : ': 'lè ',
  minutes: 'minit',
  minute: 'minit',
  secondes: 'segonn',
  seconde: 'segonn',
  million: 'milyon',
  anglais: 'angle',
  espagnol: 'panyòl',
  français: 'franse',
  'créole haïtien': 'kreyòl ayisyen',
  arabe: 'arab',
  'États-Unis': 'Etazini',
  Haïti: 'Ayiti',
  portugais: 'pòtigè',
};

/** By language: words that `Intl` writes and readers in the United States do not use, with what they say instead. */
const wordsByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { 'hora oriental': 'hora del Este', ' las 1:': ' la 1:' },
  fr: { ' (États-Unis)': '', 'heure : ': 'heure de ' },
  ht: haitianCreole,
  ar: { ' في ': ' الساعة ' },
};

/** Replaces words that `Intl` has written with those that the language's readers use. */
export function localizeIntlText(text: string, language: string): string {
  const replacements = Object.entries(wordsByLanguage[language] ?? {});
  return replacements.reduce((said, [theirs, own]) => said.replaceAll(theirs, own), text);
}

/** Without `08` where a language counts to 24. */
export const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

/** A time of day, such as `17:30`, as readers write it: `5:30 PM`. No line breaks within it. */
export function formatTimeOfDay(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(intlLocale(language), { ...hourAndMinute, timeZone: 'UTC' });
  const text = clock.format(new Date(`2026-01-04T${time}Z`));
  // French: 9 h.
  return text.replace(/ h 00$/, ' h').replaceAll(' ', '\u00a0');
}

/** The name of a language in a language: `Spanish` for `es` in English. */
export function languageName(code: string, language: string): string {
  const names = new Intl.DisplayNames(intlLocale(language), { type: 'language' });
  return localizeIntlText(names.of(code) ?? code, language);
}

/** Direction of the language's usual script. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return ['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The name of a country in a language: `Estados Unidos` for `US` in Spanish. */
export function countryName(code: string, language: string): string {
  const names = new Intl.DisplayNames(intlLocale(language), { type: 'region' });
  return localizeIntlText(names.of(code) ?? code, language);
}

/** A day (ISO 8601) as the language writes dates. It has no time, so it is the same day in every time zone. */
export function formatDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return localizeIntlText(format.format(new Date(`${day}T00:00:00Z`)), language);
}

/** A month (`2026-11`) as the language writes it: `November 2026`. */
export function formatMonth(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return localizeIntlText(format.format(new Date(`${month}-01T00:00:00Z`)), language);
}

/** A text with the spaces of its language: French has no-break spaces inside « » and before ; : ! ? and %. */
export function typeset(text: string, language: string): string {
  return language === 'fr' ? text.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u00a0') : text;
}
