import { escapeText } from 'entities';
import { defaultLanguage } from '#content/language.ts';
import { hasPage, localizedPath } from '../content.ts';
import { listedPages } from './listed-pages.ts';

interface SitemapFacts {
  languages: readonly string[];
  /** When the dated pages were last changed, as they show it themselves (ISO date). */
  policyUpdated: string;
  site: URL;
}

/** Every listed page in every language. `lastmod` only where the page shows a date: a build is no change of text. */
export function sitemap({ languages, policyUpdated, site }: SitemapFacts): string {
  const entries = listedPages.flatMap(({ path, dated }) => {
    const supported = languages.filter(language => hasPage(language, path));
    const address = (language: string) => escapeText(new URL(localizedPath(language, path), site).href);
    const link = (hreflang: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
    const links = [
      ...supported.map(language => link(language, language)),
      link('x-default', defaultLanguage),
    ];
    const others = supported.length > 1 ? links.join('') : '';
    const lastmod = dated ? `<lastmod>${policyUpdated}</lastmod>` : '';
    return supported.map(language => `  <url><loc>${address(language)}</loc>${lastmod}${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
