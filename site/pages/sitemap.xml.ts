import type { APIRoute } from 'astro';
import { pagePaths } from '#shared/content/schemas/files.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { languages } from '../content.ts';

/** Every page that may be found. */
export const GET: APIRoute = ({ site, url }) => {
  const entries = pagePaths.flatMap(path =>
    languages.map(language => `<url><loc>${new URL(pathIn(language, path), site ?? url).href}</loc></url>`),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  );
};
