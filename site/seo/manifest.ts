import type { Page } from '../page.ts';

/** Colors of the browser's own bars and of start screens: the paper surface, light and dark (tokens.css). */
export const themeColors = { light: '#f3eee3', dark: '#0a2732' };

/** Name, colors and icons for a phone's home screen. Without `minimal-ui` a browser does not offer to install it. */
export function manifest({ language, href, copy: { shared }, organization }: Page): string {
  return JSON.stringify({
    name: organization.brand,
    description: shared.sharing.description,
    lang: language,
    dir: shared.language.direction,
    id: href,
    start_url: href,
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
