import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { brokenLinks } from './broken-links.ts';

test('A broken link is named by the file and field of its words, or by its page if no words hold it', () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'index.html'),
    '<a href="/about#story">Story</a> <a href="/gone">Gone</a> <a href="/about">About</a>',
  );
  writeFileSync(join(folder, 'about.html'), '<h1 id="title">About</h1>');
  const files = { 'en/home.yaml': 'rows: [{ href: "/about" }, { link: { href: "/about#story" } }]' };
  expect(brokenLinks(folder, files)).toEqual([
    'content/en/home.yaml: rows.1.link.href: leads to /about#story: there is no such place on the page',
    '/: leads to /gone: there is no such page',
  ]);
});
