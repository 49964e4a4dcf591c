import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { leaveOut } from '#content/left-out.ts';
import { type ContentFiles, parseFiles, type SiteContent } from '#content/parse.ts';

/**
 * A line for each link in the copy to a page or place that was not built: its file, field and address.
 *
 * @param folder the built site
 */
export function brokenLinks(
  files: ContentFiles,
  { languages, localizedPath }: SiteContent,
  folder: string,
): string[] {
  return Object.entries(leaveOut(parseFiles(files), [])).flatMap(([file, copy]) => {
    const [language = '', ...name] = file.split('/');
    if (!languages.includes(language)) return [];
    const ownPath = name.join('/') === 'home' ? '/' : `/${name.join('/')}`;
    return linksOf(copy).flatMap(({ field, href }) => {
      const isPlace = href.startsWith('#');
      const [address = '', place] = (isPlace ? ownPath + href : href).split('#');
      const [path = ''] = address.split('?');
      const page = pageAt(folder, localizedPath(language, path));
      // Copy that is no page of its own, such as a checklist, is shown on several.
      if (page === undefined) return isPlace ? [] : [`content/${file}.yaml: ${field}: no page is at ${href}`];
      return place === undefined || page.includes(`id="${place}"`)
        ? []
        : [`content/${file}.yaml: ${field}: no place on the page is named ${href}`];
    });
  });
}

/** The HTML of a page; empty for another file. */
function pageAt(folder: string, path: string): string | undefined {
  const file = join(folder, path === '/' ? 'index' : path);
  if (existsSync(`${file}.html`)) return readFileSync(`${file}.html`, 'utf8');
  return existsSync(file) && statSync(file).isFile() ? '' : undefined;
}

interface FieldLink {
  field: string;
  href: string;
}

/** The links to pages of this site in a file's copy. */
function linksOf(value: unknown, field = ''): FieldLink[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = field ? `${field}.${key}` : key;
    return key === 'href' && typeof item === 'string' && /^[/#]/.test(item)
      ? [{ field: path, href: item }]
      : linksOf(item, path);
  });
}
