import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line for each link from a built page to a page, file or place that was not built. */
export function brokenLinks(folder: string): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map(file => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  return [...pages].flatMap(([page, html]) => {
    const links = [...html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(([, href = '']) => href);
    return [...new Set(links)].flatMap(href => {
      const { pathname, hash } = new URL(href, `http://site${page}`);
      const target = pages.get(pathname);
      if (target === undefined && !existsSync(join(folder, pathname)))
        return `${page} links to ${href}: there is no such page`;
      return hash === '' || target?.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
        ? []
        : `${page} links to ${href}: there is no such place on the page`;
    });
  });
}
