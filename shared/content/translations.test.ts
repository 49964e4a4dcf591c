import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage } from '../i18n/language.ts';
import { listTexts } from './finish-copy.ts';
import { readFiles } from './load-content.ts';
import { findLanguages } from './parse.ts';

const files = readFiles();
const translated = findLanguages(files).slice(1);

function readTexts(language: string, file: string): Map<string, string> {
  return new Map(listTexts(parse(files[`${language}/${file}`] ?? '')));
}

const listFiles = (language: string) =>
  Object.keys(files).flatMap(path => (path.startsWith(`${language}/`) ? path.slice(3) : []));

test.each(translated)('No sentence of the English copy is left in %s', language => {
  const left = listFiles(language).flatMap(file => {
    const english = readTexts(defaultLanguage, file);
    return [...readTexts(language, file)]
      .filter(
        ([key, text]) =>
          !/(?:href|id|locale|source|signature|\bsources?\b.*\.title)$/.test(key) &&
          text === english.get(key),
      )
      .map(([key, text]) => `${file}: ${key}: ${text}`);
  });
  // Shorter ones may be names, signs or words that both languages have.
  expect(left.filter(line => line.split(' ').length > 6)).toEqual([]);
});
