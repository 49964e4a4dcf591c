import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { loadContent } from '#shared/content/load-content.ts';
import { defaultLanguage } from '#shared/i18n/language.ts';

/** Lists every page except errors, shells and the offline page. `lastmod` only where the page shows a date: a build does not change the text. */
export function listPages(): AstroIntegration {
  const { languages, organization } = loadContent();
  return sitemap({
    // A shell is part of a page that the server renders on demand.
    filter: address => !/\/(offline|shell\/[\w-]+)$/.test(address),
    i18n: {
      defaultLocale: defaultLanguage,
      locales: Object.fromEntries(languages.map(language => [language, language])),
    },
    serialize: ({ url, links = [] }) => {
      const fallback = links.filter(({ lang }) => lang === defaultLanguage);
      return {
        url,
        links: [...links, ...fallback.map(link => ({ ...link, lang: 'x-default' }))],
        ...(/\/(privacy-policy|terms-of-service)$/.test(url) ? { lastmod: organization.policyUpdated } : {}),
      };
    },
  });
}
