import { readFileSync } from 'node:fs';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { listedPages } from '../../site/seo/listed-pages.ts';
import { content } from '../support/content.ts';

// The built pages as files. Needs `npm run build`.

/** Texts for a state or a fact that a built page may not have, and texts that appear on other pages. */
const notOnItsPage =
  /^(planner|donate|contact\.(sentPage|section\.title|details\.answersIn)|capabilities\.identifiers|impact.*\.caption|press\.(facts|contact|logos\.files)|claims\.(data|figures\.\d\.detail|promises\.\d\.clock|linkLabel|labels|badges\.\d\.facts|statistic\.(source|scale)))|\.id$/;

/** Every text by its path, without those that the program fills in. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return value.includes('{') ? [] : [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
}

const squeeze = (text: string) => decodeHTML(text).replace(/\s+/g, ' ');

/** What a page says: its text, and its markup for titles, descriptions and alternative texts. */
function builtPage(address: string): string {
  const html = readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8');
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '');
  return squeeze(text) + squeeze(html);
}

const { languages, copyIn, hasPage, localizedPath } = content;

test.each(languages)('Every text of a page appears on it, in %s', language => {
  const words = copyIn(language);
  const missing = [...listedPages, { path: '/404', copy: 'not-found' as const }]
    .filter(({ path }) => hasPage(language, path))
    .flatMap(({ path, copy }) => {
      const page = builtPage(localizedPath(language, path));
      return textsOf(words[copy], copy).filter(
        ([place, text]) => !notOnItsPage.test(place) && !page.includes(squeeze(text)),
      );
    });
  expect(missing).toEqual([]);
});
