import type { APIRoute } from 'astro';
import { pagePaths } from '#shared/content/schemas.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { languages, organization } from '../content.ts';

/** Every page that may be found. `lastmod` only where the page shows a date: a build does not change the text. */
export const GET: APIRoute = ({ site, url }) => {
  const entries = pagePaths.flatMap(path => {
    const isDated = ['/privacy-policy', '/terms-of-service'].includes(path);
    const lastmod = isDated ? `<lastmod>${organization.policyUpdated}</lastmod>` : '';
    return languages.map(
      language => `<url><loc>${new URL(pathIn(language, path), site ?? url).href}</loc>${lastmod}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  );
};
