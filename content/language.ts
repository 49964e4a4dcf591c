import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageName } from './locale.ts';

/** The language whose pages are at the root of the site, without a prefix. It has every page. */
export const defaultLanguage = 'en';

/** The folder of all copy and facts, relative to the project, in which every command runs. */
export const contentFolder = 'content';

/** Copy that a language may lack, without its extension. Its pages are then linked in the default language. */
const optionalCopy: readonly string[] = [
  'accessibility',
  'capabilities',
  'desk',
  'impact',
  'press',
  'solutions/distribution',
  'solutions/provision',
  'solutions/purification',
  'solutions/technology',
];

/** Every language that has a folder of copy, the default first. */
export function languages(folder: string = contentFolder): string[] {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(entry => entry.name);
  return [defaultLanguage, ...codes.filter(code => code !== defaultLanguage).sort()];
}

/** The language that an address names: `es` for `/es/about`. */
export function languageOf(path: string): string {
  const [, first] = path.split(/[/?]/, 2);
  return languages().find(language => language === first) ?? defaultLanguage;
}

/** Whether a language has a file of copy, by its name without the extension, or must have it. */
export function hasCopy(language: string, name: string, folder: string = contentFolder): boolean {
  const isOptional = language !== defaultLanguage && optionalCopy.includes(name);
  return !isOptional || existsSync(join(folder, language, `${name}.yaml`));
}

/** Whether a language has its own version of the page at a path of the default language. */
export function hasPage(language: string, path: string, folder: string = contentFolder): boolean {
  const [name = ''] = path.slice(1).split(/[?#]/, 1);
  return hasCopy(language, name, folder);
}

/**
 * `/about` in English, `/es/about` in Spanish, and in a language without that page `/about` again. Leaves anything but a
 * path of this site as it is.
 */
export function localizedPath(language: string, path: string, folder: string = contentFolder): string {
  if (language === defaultLanguage || !path.startsWith('/') || !hasPage(language, path, folder)) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The label of a link, with the language named if the page is only there in the default one: `Prensa (inglés)`. */
export function linkLabel(
  language: string,
  path: string,
  label: string,
  folder: string = contentFolder,
): string {
  if (!path.startsWith('/') || hasPage(language, path, folder)) return label;
  return `${label} (${languageName(defaultLanguage, language)})`;
}
