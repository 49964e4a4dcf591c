import { defaultLanguage } from '#content/language.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { SharedCopy } from '#content/schema/shared.ts';

/** Colors of the browser's own bars and of start screens: the paper surface, light and dark (tokens.css). */
export const themeColors = { light: '#f3eee3', dark: '#0a2732' };

/** Name, colors and icons for a phone's home screen. Without `minimal-ui` a browser does not offer to install it. */
export function manifest(organization: Organization, { language, sharing }: SharedCopy): string {
  return JSON.stringify({
    name: organization.brand,
    short_name: organization.brand,
    description: sharing.description,
    lang: defaultLanguage,
    dir: language.direction,
    id: '/',
    start_url: '/',
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
