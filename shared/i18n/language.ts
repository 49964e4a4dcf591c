/** The language whose pages are at the root of the site, without a prefix. */
export const defaultLanguage = 'en';

/** The requested language if it is supported, otherwise the default. */
export function supportedLanguage(asked: string | undefined, languages: readonly string[]): string {
  return languages.find(language => language === asked) ?? defaultLanguage;
}

/** The language that an address names: `es` for `/es/about`. */
export function languageFromPath(path: string, languages: readonly string[]): string {
  return supportedLanguage(path.split(/[/?]/, 2)[1], languages);
}

/** The path of a page in a language: `/es/about` for `/about`. Only a path of this site is changed. */
export function pathIn(language: string, path: string): string {
  if (language === defaultLanguage || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
