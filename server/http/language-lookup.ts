import { languageFromPath } from '#shared/i18n/language.ts';

/** Creates something for each language. Returns a function that finds it by the language of an address. */
export function createLanguageLookup<Value>(
  languages: readonly string[],
  make: (language: string) => Value,
): (path: string) => Value {
  const made = new Map(languages.map(language => [language, make(language)]));
  return path => {
    const value = made.get(languageFromPath(path, languages));
    if (value === undefined) throw new Error(`nothing in the language of ${path}`);
    return value;
  };
}
