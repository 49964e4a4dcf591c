import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTexts } from '#shared/content/finish-copy.ts';
import { type ContentFiles, findLanguages, parseFiles } from '#shared/content/parse.ts';
import { pathIn } from '#shared/i18n/language.ts';

/** A line for each link of the built pages that leads to nothing, with the file and field of its words. */
export function brokenLinks(folder: string, files: ContentFiles): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map(file => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const fields = linkFields(files);
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
      const places = fields.get(href) ?? [page];
      return places.map(place => `${place}: ${problem}`);
    });
  });
  return [...new Set(broken)];
}

/** The fields of the copy with each address, by that address: `content/fr/home.yaml: cards.0.href`. */
function linkFields(files: ContentFiles): Map<string, string[]> {
  const languages = findLanguages(files);
  const found = new Map<string, string[]>();
  for (const [path, value] of Object.entries(parseFiles(files))) {
    const language = languages.find(code => path.startsWith(`${code}/`));
    if (!language) continue;
    for (const [field, text] of listTexts(value)) {
      if (!/(^|\.)href$/.test(field)) continue;
      const href = pathIn(language, text);
      found.set(href, [...(found.get(href) ?? []), `content/${path}.yaml: ${field}`]);
    }
  }
  return found;
}
