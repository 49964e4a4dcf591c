import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { temporarySite } from '../support/temporary-site.ts';

// The built pages as files. Needs `npm run build`.

const folder = 'dist/client';
const files = globSync('**/*.html', { cwd: folder });
const htmlOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The build leaves out what the standard allows to leave out, and writes booleans its own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // CSS keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, transparent: true, permittedContent: ['@flow'] } },
  ],
});

test.each(files)(
  'The page %s is valid HTML without inline styles, inline handlers and placeholders',
  async file => {
    const html = htmlOf(file);
    const { results } = await validator.validateString(html, file);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    // Islands and the office's clock are given their copy with its placeholders.
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<astro-island[^>]*>|data-office="[^"]*"/g, '');
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
  },
);

test('Every link within the site leads to a page, and to a place that exists on it', async () => {
  const site = await temporarySite();
  const links = new Map<string, string>();
  for (const file of files) {
    for (const [, href] of htmlOf(file).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (href?.startsWith('/') || href?.startsWith('#'))
        links.set(new URL(href, `http://site/${file}`).href, file);
    }
  }
  const pages = new Map<string, string | undefined>();
  const broken: string[] = [];
  for (const [link, from] of links) {
    const { pathname, search, hash } = new URL(link);
    if (/\/(404|500|shell\/\w+)\.html$/.test(pathname)) continue;
    const address = pathname.replace(/^\/index\.html$/, '/').replace(/\.html$/, '') + search;
    if (!pages.has(address)) {
      const response = await fetch(site.url + address);
      pages.set(address, response.ok ? await response.text() : undefined);
    }
    const html = pages.get(address);
    const place = hash === '' || html?.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
    if (html === undefined || !place) broken.push(`${link} (in ${from})`);
  }
  expect(broken).toEqual([]);
});
