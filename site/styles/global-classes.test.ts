import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A misspelled class passes every other check.
test('Components use the classes that site/styles defines, and no others', () => {
  const css = read('site/styles/*.css').replace(/\/\*.*?\*\/|url\(.*?\)/gs, '');
  const code = read('site/!(drawings)/**/*.{tsx,astro}').replace(/[^\s`]*\$\{[^}]*\}[^\s`]*/g, '');
  const attributes = find(code, /class(?:Name)?=("[^"]*"|\{[^}]*\})/g).join();
  const used = find(attributes, /["'`]([^"'`]*)["'`]/g).flatMap(names => names.split(' '));
  expect(sorted(used)).toEqual(sorted(find(css, /\.([a-z][\w-]*)/g)));
});

const read = (files: string) => globSync(files).map(contentOf).join('\n');
const contentOf = (file: string) => readFileSync(file, 'utf8');
const find = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);
const sorted = (names: string[]) => [...new Set(names)].filter(Boolean).sort();
