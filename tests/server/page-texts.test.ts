import { readFileSync } from 'node:fs';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import type { Meta } from '#content/schema/text.ts';
import { content } from '../support/content.ts';
import { pages } from '../support/pages.ts';

// The built pages as files. Needs `npm run build`.

const { languages, copyIn, hasPage, localizedPath } = content;

test.each(languages)('The head of every page has the title and description of its copy, in %s', language => {
  const copy = new Map<string, object | undefined>(Object.entries(copyIn(language)));
  const missing = pages
    .filter(path => hasPage(language, path))
    .flatMap(path => {
      const address = localizedPath(language, path);
      const html = decodeHTML(
        readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8'),
      );
      const page = copy.get(path.slice(1) || 'home');
      const { title, description }: Meta = Reflect.get(page ?? {}, 'meta');
      return [title, description].filter(text => !html.includes(text)).map(text => [path, text]);
    });
  expect(missing).toEqual([]);
});
