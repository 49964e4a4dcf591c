import type { GetStaticPaths } from 'astro';
import { type Content, readContent, readOrganization } from '#content/content.ts';
import { defaultLanguage, hasPage, languages, localizedPath } from '#content/language.ts';
import type { Organization } from '#content/schema/organization.ts';

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
  languages()
    .filter(language => hasPage(language, path))
    .map(language => ({
      params: { language: language === defaultLanguage ? undefined : language },
    }))) satisfies (path: string) => ReturnType<GetStaticPaths>;

/** Caches the pages rendered on demand. Not in development, where every change must show. */
const known = new Map<string, Page>();

/** Reads what the page at `path` needs, in the language that its address names. */
export function readPage(path: string, language: string = defaultLanguage): Page {
  const key = `${language} ${path}`;
  const page = (import.meta.env.PROD && known.get(key)) || makePage(path, language);
  known.set(key, page);
  return page;
}

function makePage(path: string, language: string): Page {
  const copy = readContent(language);
  const versions = languages()
    .filter(code => hasPage(code, path))
    .map(code => {
      const { name, locale } = (code === language ? copy : readContent(code)).shared.language;
      return { code, name, locale, href: localizedPath(code, path || '/'), current: code === language };
    });
  return {
    language,
    path,
    href: localizedPath(language, path || '/'),
    copy,
    organization: readOrganization(),
    versions,
  };
}
