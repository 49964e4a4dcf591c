import { type Meta, maxTitleLength } from '#shared/content/schemas/text.ts';
import { defaultLanguage, pathIn } from '#shared/i18n/language.ts';
import { symbol, urlOf } from '../brand/marks.ts';
import type { Page } from '../page.ts';
import { jsonLd, socialPicture } from './json-ld.ts';

/** Colors of the browser's own bars and of start screens: the paper surface, light and dark (tokens.css). */
export const themeColors = { light: '#f3eee3', dark: '#0a2732' };

type Attributes = Record<string, string>;

interface HeadTagsInput {
  page: Page;
  meta: Meta;
  /** Errors and confirmations: not for search engines, so without an address that could be shared. */
  unlisted: boolean;
  /** The site's public origin, SITE_URL. */
  site: URL;
}

/** Everything in a page's head that follows from its copy and the organization's facts. */
export function headTags({ page, meta, unlisted, site }: HeadTagsInput) {
  const url = unlisted || page.href === undefined ? undefined : new URL(page.href, site).href;
  const tags: Record<'meta' | 'links', Attributes[]> = {
    meta: [
      { name: 'description', content: meta.description },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: themeColors.light },
      { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: themeColors.dark },
      ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      ...sharing(page, meta, url, site),
    ],
    links: [
      ...(url ? [{ rel: 'canonical', href: url }, ...alternates(page, site)] : []),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      // The owner's symbol, in the color for the browser's own color scheme.
      ...(symbol
        ? [
            { rel: 'icon', href: urlOf(symbol.onLight), media: '(prefers-color-scheme: light)' },
            { rel: 'icon', href: urlOf(symbol.onDark), media: '(prefers-color-scheme: dark)' },
          ]
        : []),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: pathIn(page.language, '/manifest.webmanifest') },
    ],
  };
  return { title: withBrand(meta, page.organization), jsonLd: jsonLd(page, site), ...tags };
}

/** In a list of results a long brand must not push out the page's own title. */
function withBrand({ title, withoutBrand }: Meta, { brand }: Page['organization']): string {
  const whole = `${title} | ${brand}`;
  return withoutBrand || whole.length > maxTitleLength ? title : whole;
}

/** Open Graph, and what X does not read from it. */
function sharing({ copy, organization }: Page, meta: Meta, url: string | undefined, site: URL): Attributes[] {
  const { pictureAlt } = copy['every-page'].sharing;
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', organization.brand],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ...(url ? [['og:url', url]] : []),
    ['og:locale', copy['every-page'].language.locale],
    ['og:image', new URL(socialPicture.path, site).href],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(socialPicture.width)],
    ['og:image:height', String(socialPicture.height)],
    ['og:image:alt', pictureAlt],
  ] as const;
  return [
    ...properties.map(([property = '', content = '']) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: pictureAlt },
  ];
}

/** Each version must list itself and all others, or search engines ignore them. */
function alternates({ versions }: Page, site: URL): Attributes[] {
  if (versions.length < 2) return [];
  const named = versions.map(({ code, href }) => ({ hreflang: code, href: new URL(href, site).href }));
  const fallback = named.find(({ hreflang }) => hreflang === defaultLanguage);
  return [...named, ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : [])].map(version => ({
    rel: 'alternate',
    ...version,
  }));
}
