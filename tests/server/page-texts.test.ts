import { readFileSync } from 'node:fs';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { listedPages } from '../../site/seo/listed-pages.ts';
import { content } from '../support/content.ts';

// The built pages as files. Needs `npm run build`.

const { languages, copyIn, hasPage, localizedPath } = content;

test.each(languages)('The head of every page has the title and description of its copy, in %s', language => {
  const missing = listedPages
    .filter(({ path }) => hasPage(language, path))
    .flatMap(({ path, copy }) => {
      const address = localizedPath(language, path);
      const html = decodeHTML(
        readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8'),
      );
      const { meta } = copyIn(language)[copy];
      return [meta.title, meta.description].filter(text => !html.includes(text)).map(text => [path, text]);
    });
  expect(missing).toEqual([]);
});
