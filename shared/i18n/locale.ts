const locales: Readonly<Record<string, string>> = {
  es: 'es-US',
  // Canadian French writes the time as 13 h 05.
  fr: 'fr-CA',
  // `Intl` lacks Haitian Creole: its numbers are French, and `inOwnWords` replaces the words.
  ht: 'fr-HT-u-hc-h12',
  // With Latin digits, as in the phone number and the form.
  ar: 'ar-u-nu-latn',
};

/** The tag under which `Intl` writes the numbers and dates of a language for readers in the United States. */
export function intlLocale(language: string): string {
  return locales[language] ?? language;
}

/** The Haitian Creole for what `Intl` writes in French. */
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
  'heure de l’Est nord-américain': 'lè lès Etazini',
  'heure du centre nord-américain': 'lè santral Etazini',
  'heure des Rocheuses': 'lè Montay Etazini',
  'heure du Pacifique nord-américain': 'lè Pasifik Etazini',
  'heure normale de l’Atlantique': 'lè Atlantik',
  mois: 'mwa',
  jours: 'jou',
  jour: 'jou',
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

/** By language, what `Intl` writes as a name or as one part of a text, and what readers say instead. */
const wordsByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { 'hora oriental': 'hora del Este' },
  fr: {
    'heure des Rocheuses (États-Unis)': 'heure des Rocheuses',
    'heure du Pacifique (États-Unis)': 'heure du Pacifique',
  },
  ht: haitianCreole,
  // Texts name a period after a preposition, where the dual has another form.
  ar: { ' في ': ' الساعة ', شهران: 'شهرين', يومان: 'يومين' },
};

/** What the first day of a month is called where `Intl` writes a plain 1. */
const firstDay: Readonly<Record<string, string>> = { fr: '1er', ht: 'premye' };

/** A name or a part of a text from `Intl` in the words of the language's readers. */
export function inOwnWords(text: string, language: string): string {
  return wordsByLanguage[language]?.[text] ?? text;
}

/** Joins what `Intl` has written in parts. Words are replaced whole: one may be the middle of another. */
export function joinParts(parts: readonly { type: string; value: string }[], language: string): string {
  return parts
    .map(
      ({ type, value }) =>
        (type === 'day' && value === '1' && firstDay[language]) || inOwnWords(value, language),
    )
    .join('');
}

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

/** A time of day, such as `17:30`, as readers write it: `5:30 PM`. No line breaks within it. */
export function formatTimeOfDay(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(intlLocale(language), { ...hourAndMinute, timeZone: 'UTC' });
  const text = clock.format(new Date(`2026-01-04T${time}Z`));
  // French writes 9 h.
  return text.replace(/ h 00$/, ' h').replaceAll(' ', '\u00a0');
}

/** The name of a language in a language: `Spanish` for `es` in English. */
export const languageName = (code: string, language: string) => displayName('language', code, language);

/** The name of a country in a language: `Estados Unidos` for `US` in Spanish. */
export const countryName = (code: string, language: string) => displayName('region', code, language);

function displayName(type: 'language' | 'region', code: string, language: string): string {
  const names = new Intl.DisplayNames(intlLocale(language), { type });
  return inOwnWords(names.of(code) ?? code, language);
}

/** Direction of the language's usual script. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return ['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** A day (`2026-11-27`) or month (`2026-11`) as the language writes it. It is the same in every time zone. */
export function formatDay(date: string, language: string): string {
  const day = date.length > 'yyyy-mm'.length ? 'numeric' : undefined;
  const options = { day, month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(intlLocale(language), options);
  return joinParts(format.formatToParts(new Date(date)), language);
}

/** Formats are kept, because making one takes longer than the rest of a receipt. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dayAndTime = { day: 'numeric', month: 'long', year: 'numeric', ...hourAndMinute } as const;

/** Writes a day and time in a language, in a time zone (IANA name); without one, in the visitor's own. */
export function formatDateTime(moment: Date, language: string, timeZone?: string): string {
  const name = JSON.stringify([language, timeZone]);
  const format =
    dateFormats.get(name) ??
    new Intl.DateTimeFormat(intlLocale(language), { ...dayAndTime, ...(timeZone && { timeZone }) });
  dateFormats.set(name, format);
  // Some email programs do not show the narrow space before "AM", which V8 leaves in parts only.
  const text = joinParts(format.formatToParts(moment), language).replaceAll('\u202f', ' ');
  return language === 'es' ? text.replace(' las 1:', ' la 1:') : text;
}

/** A number of months or days as the language counts them: `12 months`, `12 شهرًا`. */
export function formatPeriod(count: number, unit: 'month' | 'day', language: string): string {
  const format = new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, unitDisplay: 'long' });
  return joinParts(format.formatToParts(count), language);
}
