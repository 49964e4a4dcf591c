import type { APIRoute } from 'astro';
import { pathIn } from '#shared/i18n/language.ts';
import { textDirection } from '#shared/i18n/locale.ts';
import { languagePaths, pageAt } from '../../page.ts';
import { themeColors } from '../../seo/HeadTags.tsx';

export const getStaticPaths = languagePaths;

/** For a phone's home screen. Without `minimal-ui` a browser does not offer to install the site. */
export const GET: APIRoute = ({ params }) => {
  const { language, copy, organization } = pageAt('/', params['language']);
  const home = pathIn(language, '/');
  const manifest = {
    name: organization.brand,
    description: copy['every-page'].sharing.description,
    lang: language,
    dir: textDirection(language),
    id: home,
    start_url: home,
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
