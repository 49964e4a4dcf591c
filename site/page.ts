import type { GetStaticPaths } from 'astro';
import type { Copy } from '#shared/content/parse.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { defaultLanguage, pathIn } from '#shared/i18n/language.ts';
import { copyIn, languages, organization } from './content.ts';

/** The current page in one language. */
export interface LanguageVersion {
  code: string;
  name: string;
  href: string;
  isCurrent: boolean;
}

/** What every part of a page may need: its address and language, all copy and facts, and its other versions. */
export interface Page {
  language: string;
  /** The path as it is served in this language, such as `/es/about`. Pages such as errors have no address of their own. */
  href: string | undefined;
  copy: Copy;
  organization: Organization;
  /** One for each language of the site, ordered by their names. */
  versions: LanguageVersion[];
}

/** One version of a page for each language. For `getStaticPaths` of `[...language]` pages. */
export const languagePaths = (() =>
  languages.map(language => ({
    params: { language: language === defaultLanguage ? undefined : language },
  }))) satisfies () => ReturnType<GetStaticPaths>;

/** The page at a path such as `/about`, in the language that its address names. Without a path, its versions are those of Home. */
export function readPage(path: string | undefined, language: string = defaultLanguage): Page {
  const versions = languages
    .map(code => {
      const { name } = copyIn(code)['every-page'].language;
      return { code, name, href: pathIn(code, path ?? '/'), isCurrent: code === language };
    })
    .sort((one, other) => one.name.localeCompare(other.name, defaultLanguage));
  return {
    language,
    href: path === undefined ? undefined : pathIn(language, path),
    copy: copyIn(language),
    organization,
    versions,
  };
}
