import { Fragment } from 'react';
import type { Meta } from '#shared/content/schemas/text.ts';
import { defaultLanguage, pathIn } from '#shared/i18n/language.ts';
import { symbol, urlOf } from '../brand/marks.ts';
import type { Page } from '../page.ts';
import { socialPicture } from './json-ld.ts';

/** Colors of the browser's own bars and of start screens: the paper surface, light and dark (tokens.css). */
export const themeColors = { light: '#f3eee3', dark: '#0a2732' };

interface HeadTagsProps {
  page: Page;
  meta: Meta;
  /** Errors and confirmations: not for search engines, so without an address that could be shared. */
  unlisted: boolean;
  /** The site's public origin, SITE_URL. */
  site: URL;
}

/** Everything in a page's head that follows from its copy and the organization's facts. */
export function HeadTags({ page, meta, unlisted, site }: HeadTagsProps) {
  const { brand } = page.organization;
  const { sharing, language } = page.copy['every-page'];
  const absolute = (path: string) => new URL(path, site).href;
  const url = unlisted || page.href === undefined ? undefined : absolute(page.href);
  return (
    <>
      <title>{meta.withoutBrand ? meta.title : `${meta.title} | ${brand}`}</title>
      <meta name="description" content={meta.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      {unlisted && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {/* Each version must list itself and all others, or search engines ignore them. */}
      {url &&
        page.versions.map(({ code, href }) => (
          <Fragment key={code}>
            <link rel="alternate" hrefLang={code} href={absolute(href)} />
            {code === defaultLanguage && <link rel="alternate" hrefLang="x-default" href={absolute(href)} />}
          </Fragment>
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content={language.locale} />
      <meta property="og:image" content={absolute(socialPicture.path)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta property="og:image:alt" content={sharing.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={sharing.pictureAlt} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {/* The owner's symbol, in the color for the browser's own color scheme. */}
      {symbol && <link rel="icon" href={urlOf(symbol.onLight)} media="(prefers-color-scheme: light)" />}
      {symbol && <link rel="icon" href={urlOf(symbol.onDark)} media="(prefers-color-scheme: dark)" />}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={pathIn(page.language, '/manifest.webmanifest')} />
    </>
  );
}
