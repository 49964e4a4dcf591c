import { readdirSync } from 'node:fs';

/** The language whose pages are at the root of the site, without a prefix. */
export const defaultLanguage = 'en';

/** The folder of all copy and facts, relative to the project, in which every command runs. */
export const contentFolder = 'content';

/** Every language that has a folder of copy, the default first. */
export function languages(folder: string = contentFolder): string[] {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(entry => entry.name);
  return [defaultLanguage, ...codes.filter(code => code !== defaultLanguage).sort()];
}

/** `/about` in English, `/es/about` in Spanish. Leaves anything but a path of this site as it is. */
export function localizedPath(language: string, path: string): string {
  if (language === defaultLanguage || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
