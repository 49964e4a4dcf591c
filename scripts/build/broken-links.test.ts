import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent, readFiles } from '#content/content.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { brokenLinks } from './broken-links.ts';

test('A link to a page or a place that was not built is named with its file and field', () => {
  const folder = temporaryFolder();
  const language = loadContent().languages.at(-1) ?? 'en';
  mkdirSync(join(folder, language));
  for (const page of ['index', 'contact', `${language}/contact`])
    writeFileSync(join(folder, `${page}.html`), '<form id="message"></form>');
  const copy =
    'links: [{ href: /contact#message }, { href: /contact?about=giving#form }, { href: /soltions }]';
  const broken = brokenLinks({ ...readFiles(), [`${language}/extra.yaml`]: copy }, loadContent(), folder);
  expect(broken.filter(line => line.includes('extra'))).toEqual([
    `content/${language}/extra.yaml: links.1.href: no place on the page is named /contact?about=giving#form`,
    `content/${language}/extra.yaml: links.2.href: no page is at /soltions`,
  ]);
});
