import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isObject } from '../is-object.ts';
import { loadContent, readFiles } from './load-content.ts';
import { type ContentFiles, parseContent } from './parse.ts';

const files = readFiles();
const whole = loadContent();

/** Where the English copy lists what an owner may leave out: the file, and the list in it. */
const lists = [
  ['claims', 'badges'],
  ['claims', 'figures'],
  ['claims', 'promises'],
  ['claims', 'statements'],
  ['solutions', 'solutions'],
  ['solutions', 'operations', 'kinds'],
  ['home', 'lifeline', 'cards'],
  ['impact', 'stories', 'items'],
] as const;

/** The entries of a list in a language. */
function entries(value: unknown, path: readonly string[]): Readonly<Record<string, unknown>>[] {
  const list = path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The files without one entry of an English file. */
function filesWithout(file: string, path: readonly string[], id: unknown): ContentFiles {
  const name = `en/${file}.yaml`;
  const value: unknown = parse(files[name] ?? '');
  const list = path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (!Array.isArray(list)) throw new Error(`${name} has no list ${path.join('.')}`);
  list.splice(
    list.findIndex(entry => entry.id === id),
    1,
  );
  return { ...files, [name]: stringify(value) };
}

const removable = lists.flatMap(([file, ...path]) => {
  const all = entries(whole.copyIn('en')[file], path);
  return all.length < 2 ? [] : all.map(({ id }) => [id, file, path] as const);
});

test.each(removable)(
  'Without %s in the English %s.yaml no language says it or leads to it',
  (id, file, path) => {
    const left = parseContent(filesWithout(file, path, id));
    const isPlace = file === 'claims' || file === 'solutions';
    for (const language of left.languages) {
      const copy = left.copyIn(language);
      expect(entries(copy[file], path).map(entry => entry['id'])).not.toContain(id);
      if (!isPlace) continue;
      const said = JSON.stringify([copy, left.organization]).toLowerCase();
      const entry = entries(whole.copyIn(language)[file], path).find(other => other['id'] === id);
      const name = String(entry?.['name'] ?? entry?.['title'] ?? id);
      // The number of a standard stands for its name. Figures and promises have names of everyday words.
      const isNamed = !['figures', 'promises'].includes(path[0]);
      const texts = [`#${id}"`, ...(isNamed ? [name, /[A-Z]{3}.\d{4}/.exec(name)?.[0] ?? name] : [])];
      expect(texts.filter(text => said.includes(text.toLowerCase()))).toEqual([]);
    }
  },
);

const { figures } = whole.copyIn('en').claims;

test.skipIf(figures.length < 2)(
  'The figure of an answer at any hour is gone while support answers at certain hours',
  () => {
    const text = (files['organization.yaml'] ?? '').replace(
      /^supportHours:.*$/m,
      'supportHours: from 6 to 10',
    );
    const { copyIn, languages } = parseContent({ ...files, 'organization.yaml': text });
    for (const language of languages)
      expect(copyIn(language).claims.figures.map(({ id }) => id)).not.toContain('emergency-response');
  },
);
