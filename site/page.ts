import type { GetStaticPaths } from 'astro';
import type { Content } from '#shared/content/parse.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import type { optionalCopy } from '#shared/content/schemas.ts';
import { defaultLanguage } from '#shared/i18n/language.ts';
import { copyIn, hasPage, languages, linkLabel, localizedPath, organization } from './content.ts';

/** The current page in one language, or in the default language where that one lacks it; then its name says so. */
export interface LanguageVersion {
  code: string;
  name: string;
  /** For Open Graph, such as `es_US`. */
  locale: string;
  href: string;
  current: boolean;
  /** The language has the page itself. */
  exists: boolean;
}

/** Language and address, for every part of a page. */
export interface Page {
  language: string;
  /** The path in the default language, such as `/about`; empty for pages without their own address. */
  path: string;
  /** The path as it is served in this language. */
  href: string;
  copy: Content;
  organization: Organization;
  /** One for each language of the site, ordered by their names. */
  versions: LanguageVersion[];
}

/** One version of the page at a path for each language that has it. For `getStaticPaths` of `[...language]` pages. */
export const languagePaths = ((path: string) =>
  languages
    .filter(language => hasPage(language, path))
    .map(language => ({
      params: { language: language === defaultLanguage ? undefined : language },
    }))) satisfies (path: string) => ReturnType<GetStaticPaths>;

/** Copy that some languages lack, for a page that is built only where it exists. */
export function existingCopy<Name extends keyof typeof optionalCopy>({ copy, language }: Page, name: Name) {
  const found = copy[name];
  if (!found) throw new Error(`content/${language}/${name}.yaml does not exist`);
  return found;
}

/** Loads the copy of the page at `path` in the language that its address names. */
export function readPage(path: string, language: string = defaultLanguage): Page {
  const versions = languages
    .map(code => {
      const { name, locale } = copyIn(code).shared.language;
      const exists = hasPage(code, path);
      const address = path || '/';
      const href = localizedPath(code, address);
      const label = linkLabel(code, address, name);
      return { code, name: label, locale, href, current: code === language, exists };
    })
    .sort((one, other) => one.name.localeCompare(other.name, defaultLanguage));
  return {
    language,
    path,
    href: localizedPath(language, path || '/'),
    copy: copyIn(language),
    organization,
    versions,
  };
}
