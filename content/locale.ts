const locales: Readonly<Record<string, string>> = {
  es: 'es-US',
  // Intl knows no Haitian Creole; its readers know how French writes dates and numbers.
  ht: 'fr-HT',
  // The digits that phone numbers, forms and the office use.
  ar: 'ar-u-nu-latn',
};

/** The tag under which `Intl` writes the numbers and dates of a language for readers in the United States. */
export function intlLocale(language: string): string {
  return locales[language] ?? language;
}
