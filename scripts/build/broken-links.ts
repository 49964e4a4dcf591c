import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTexts } from '#shared/content/finish-copy.ts';
import { type ContentFiles, parseFiles } from '#shared/content/parse.ts';
import { pathIn } from '#shared/i18n/language.ts';

/** A line for each link of the built pages that leads to nothing, with the file and field of its words. */
export function brokenLinks(folder: string, files: ContentFiles): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map(file => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const broken = [...pages].flatMap(([page, html]) => {
    const links = [...html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(([, href = '']) => href);
    if (page === '/' && links.length === 0) return ['/: no link is found'];
    return [...new Set(links)].flatMap(href => {
      const { pathname, hash } = new URL(href, `http://site${page}`);
      const target = pages.get(pathname);
      const isThere = target !== undefined || existsSync(join(folder, pathname));
      if (isThere && (hash === '' || target?.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
        return [];
      const problem = `leads to ${href}: there is no such ${isThere ? 'place on the page' : 'page'}`;
      const fields = fieldsWith(href, files);
      return (fields.length > 0 ? fields : [page]).map(place => `${place}: ${problem}`);
    });
  });
  return [...new Set(broken)];
}

/** The fields of the copy that lead to an address: `content/fr/home.yaml: cards.0.href`. */
function fieldsWith(href: string, files: ContentFiles): string[] {
  return Object.entries(parseFiles(files)).flatMap(([path, value]) => {
    const [language = ''] = path.split('/');
    return listTexts(value)
      .filter(([field, text]) => /(^|\.)href$/.test(field) && pathIn(language, text) === href)
      .map(([field]) => `content/${path}.yaml: ${field}`);
  });
}
