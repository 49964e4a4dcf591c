import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage } from '../i18n/language.ts';
import { listTexts } from './finish-copy.ts';
import { readFiles } from './load-content.ts';
import { findLanguages } from './parse.ts';

const files = readFiles();
const textsIn = (path: string) => listTexts(parse(files[path] ?? ''));

test.each(findLanguages(files).slice(1))('No sentence of the English copy is left in %s', language => {
  const paths = Object.keys(files).filter(path => path.startsWith(`${language}/`));
  const left = paths.flatMap(path => {
    const english = new Map(textsIn(path.replace(language, defaultLanguage)));
    return textsIn(path)
      .filter(([key, text]) => text === english.get(key))
      .filter(([key]) => !/(?:href|id|locale|source|signature|\bsources?\b.*\.title)$/.test(key))
      .map(([key, text]) => `${path}: ${key}: ${text}`);
  });
  // Shorter ones may be names, signs or words that both languages have.
  expect(left.filter(line => line.split(' ').length > 6)).toEqual([]);
});
