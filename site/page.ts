import type { GetStaticPaths } from 'astro';
import type { Copy } from '#shared/content/parse.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { defaultLanguage, pathIn } from '#shared/i18n/language.ts';
import { copyIn, languages, organization } from './content.ts';

/** A language of the site, and the address of the shown page in it. */
export interface LanguageVersion {
  code: string;
  name: string;
  href: string;
  isCurrent: boolean;
}

export interface Page {
  language: string;
  /** The path in this language, such as `/es/about`. An error page has no address of its own. */
  href: string | undefined;
  copy: Copy;
  organization: Organization;
  /** The page in each language of the site, ordered by their names. */
  versions: LanguageVersion[];
}

/** Makes Astro build a page in each language (`getStaticPaths` of `[...language]` pages). */
export const languagePaths = (() =>
  languages.map(language => ({
    params: { language: language === defaultLanguage ? undefined : language },
  }))) satisfies () => ReturnType<GetStaticPaths>;

/** The page at a path such as `/about`, in a language. Without a path, its versions are those of Home. */
export function pageAt(path: string | undefined, language: string = defaultLanguage): Page {
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
