import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';

const { organization, languages, copyIn } = loadContent();

/** Every text of the copy. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** Texts of at least four words with a verb's room: shorter ones are names, which may stay English. */
const isSentence = (text: string) =>
  text.split(/\s+/).length > 3 && /[a-z]{3}/.test(text) && !/[{}]/.test(text);

const { street, city, region, zip } = organization.address;

/** Titles of documents and the address stay as they are. */
const names = ['UNHCR WASH Monitoring System', `${street}, ${city}, ${region} ${zip}`];

const english = textsOf(copyIn('en')).filter(text => isSentence(text) && !names.includes(text));

it.each(languages.slice(1))('No built page in %s contains a sentence of the English copy', language => {
  const own = new Set(textsOf(copyIn(language)));
  const sentences = english.filter(text => !own.has(text));
  const folder = join('dist/client', language);
  const files = [
    `${folder}.html`,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.html'))
      .map(name => join(folder, name)),
  ];
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const page = decodeHTML(readFileSync(file, 'utf8'));
    expect(
      sentences.filter(sentence => page.includes(sentence)),
      file,
    ).toEqual([]);
  }
});
