import type { GetStaticPaths } from 'astro';
import { defaultLanguage } from '#content/language.ts';
import type { Content } from '#content/parse.ts';
import type { Organization } from '#content/schema/organization.ts';
import { copyIn, hasPage, languages, localizedPath, organization } from './content.ts';

/** One language's version of the current page. */
export interface LanguageVersion {
  code: string;
  name: string;
  /** For Open Graph, such as `es_US`. */
  locale: string;
  href: string;
  current: boolean;
}

/** What every part of a page may need. */
export interface Page {
  language: string;
  /** The path in the default language, such as `/about`; empty for pages without their own address. */
  path: string;
  /** The path as it is served in this language. */
  href: string;
  copy: Content;
  organization: Organization;
  versions: LanguageVersion[];
}

/** One version of the page at a path for each language that has it. For `getStaticPaths` of `[...language]` pages. */
export const languagePaths = ((path: string) =>
  languages
    .filter(language => hasPage(language, path))
    .map(language => ({
      params: { language: language === defaultLanguage ? undefined : language },
    }))) satisfies (path: string) => ReturnType<GetStaticPaths>;

/** What the page at `path` needs, in the language that its address names. */
export function readPage(path: string, language: string = defaultLanguage): Page {
  const versions = languages
    .filter(code => hasPage(code, path))
    .map(code => {
      const { name, locale } = copyIn(code).shared.language;
      return { code, name, locale, href: localizedPath(code, path || '/'), current: code === language };
    });
  return {
    language,
    path,
    href: localizedPath(language, path || '/'),
    copy: copyIn(language),
    organization,
    versions,
  };
}
