import { optionalCopy } from '../content/schemas.ts';
import { fill } from './fill.ts';

/** The language whose pages are at the root of the site, without a prefix. It has every page. */
export const defaultLanguage = 'en';

/** The requested language if it is supported, otherwise the default. */
export function supportedLanguage(asked: string | undefined, languages: readonly string[]): string {
  return languages.find(language => language === asked) ?? defaultLanguage;
}

/** The language that an address names: `es` for `/es/about`. */
export function getLanguageFromPath(path: string, languages: readonly string[]): string {
  return supportedLanguage(path.split(/[/?]/, 2)[1], languages);
}

/** The address of a page that every language has: `/404` in English, `/es/404` in Spanish. */
export function pathIn(language: string, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Where the pages of each language are. A language may lack a page; links then lead to the default language. */
export interface PageLinks {
  /** True if a language has its own version of the page at a path of the default language. */
  hasPage(language: string, path: string): boolean;
  /** The path of a page in a language: `/es/about` for `/about`. Leaves anything but a path of this site as it is. */
  localizedPath(language: string, path: string): string;
  /** The label of a link, which says so if the page is only there in the default language: `Prensa (en inglés)`. */
  linkLabel(language: string, path: string, label: string): string;
  /** The language of a linked page, if it is another. Pages of other sites are in the default language. */
  hrefLang(language: string, path: string): string | undefined;
}

/**
 * @param hasFile whether a language has a file of copy, by its name without the extension
 * @param englishLink a language's label of a link to a page that it lacks, with `{label}`
 */
export function pageLinks(
  hasFile: (language: string, name: string) => boolean,
  englishLink: (language: string) => string | undefined,
): PageLinks {
  const hasPage = (language: string, path: string) => {
    const [name = ''] = path.slice(1).split(/[?#]/, 1);
    return language === defaultLanguage || !Object.hasOwn(optionalCopy, name) || hasFile(language, name);
  };
  const isExternal = (path: string) => path.startsWith('https://');
  return {
    hasPage,
    localizedPath: (language, path) =>
      path.startsWith('/') && hasPage(language, path) ? pathIn(language, path) : path,
    linkLabel: (language, path, label) =>
      !path.startsWith('/') || hasPage(language, path)
        ? label
        : fill(englishLink(language) ?? '{label}', { label }),
    hrefLang: (language, path) =>
      language !== defaultLanguage && (isExternal(path) || (path.startsWith('/') && !hasPage(language, path)))
        ? defaultLanguage
        : undefined,
  };
}
