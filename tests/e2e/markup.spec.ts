import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { proves } from '../support/proves.ts';

const folder = 'dist/client';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.html'),
);
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
    // A telephone number's spaces are where its readers expect them; it never wraps (CSS).
    'tel-non-breaking': 'off',
  },
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, transparent: true, permittedContent: ['@flow'] } },
  ],
});

for (const file of files) {
  test(`${file} is valid HTML`, proves('html'), async () => {
    const report = await validator.validateString(htmlOf(file), file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  });

  test(`${file} holds no style attribute, no inline handler and no placeholder`, () => {
    const html = htmlOf(file);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html.replace(/<(script|style)[\s\S]*?<\/\1>|<astro-island[^>]*>/g, '')).not.toMatch(
      /[{}]|undefined|\[object/,
    );
  });
}

test('every link within the site leads somewhere, places on a page included', async ({ request }) => {
  const links = new Map<string, string>();
  for (const file of files) {
    for (const [, href] of htmlOf(file).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (href?.startsWith('/') || href?.startsWith('#'))
        links.set(new URL(href, `http://site/${file}`).href, file);
    }
  }
  const broken: string[] = [];
  for (const [link, from] of links) {
    const { pathname, search, hash } = new URL(link);
    const response = await request.get(
      pathname.replace(/^\/index\.html$/, '/').replace(/\.html$/, '') + search,
    );
    const found = response.ok() || pathname === '/404.html' || pathname === '/500.html';
    const place =
      hash === '' || (await response.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
    if (!found || !place) broken.push(`${link} (in ${from})`);
  }
  expect(broken).toEqual([]);
});
