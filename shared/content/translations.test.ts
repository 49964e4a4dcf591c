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

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Where languages differ in keys: the wordings of a plural, who checked it, what only English needs. */
const mayDiffer = /\.(?:zero|one|two|few|many)$|^language\.translation\.|\.restsOn\./;

test.each(translated)('The copy in %s has the keys, placeholders and links of the English one', language => {
  for (const file of listFiles(language)) {
    const [english, own] = [readTexts(defaultLanguage, file), readTexts(language, file)];
    const missing = [...english.keys()].filter(key => !mayDiffer.test(key) && !own.has(key));
    expect(missing, file).toEqual([]);
    for (const [key, text] of own) {
      const source = english.get(key) ?? english.get(key.replace(/\w+$/, 'other'));
      if (source === undefined) continue;
      // Words for none, one and two can say the count without the numeral.
      const count = /\.(?:zero|one|two)$/.test(key) ? source.match(/\{(?:n|minutes)\}/)?.[0] : undefined;
      expect(placeholders(`${text} ${count ?? ''}`), `${file}: ${key}`).toEqual(placeholders(source));
      if (key.endsWith('href')) expect(text, `${file}: ${key}`).toBe(source);
    }
  }
});

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
