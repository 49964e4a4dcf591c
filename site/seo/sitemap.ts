import { escapeText } from 'entities';
import { localizedPath } from '#content/language.ts';
import { listedPages } from './listed-pages.ts';

interface SitemapFacts {
  languages: readonly string[];
  /** When the dated pages were last changed, as they show it themselves (ISO date). */
  policyUpdated: string;
  site: URL;
}

/**
 * Every page that search engines may show, in every language. `lastmod` only where the page itself shows a date:
 * the time of the build is not a change of text, and search engines distrust a site that claims it is.
 * The links between languages are only in the pages' heads: two places could disagree.
 */
export function sitemap({ languages, policyUpdated, site }: SitemapFacts): string {
  const entries = listedPages.flatMap(({ path, dated }) =>
    languages.map(language => {
      const lastmod = dated ? `<lastmod>${policyUpdated}</lastmod>` : '';
      return `  <url><loc>${escapeText(new URL(localizedPath(language, path), site).href)}</loc>${lastmod}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
