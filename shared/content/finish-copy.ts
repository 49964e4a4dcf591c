import { defaultLanguage, pathIn } from '../i18n/language.ts';
import { typeset } from '../i18n/typeset.ts';
import { isObject } from '../is-object.ts';
import { type Facts, fillFacts } from './facts.ts';
import { restsOnIds } from './schemas/ids.ts';

interface FinishOptions {
  language: string;
  facts: Facts;
  /** What nothing may rest on, from `findLeftOut`. */
  leftOut: ReadonlySet<string>;
  /** Called with the field and the problem of each mistake. */
  report(field: string, problem: string): void;
}

/**
 * Some languages lack these: wordings of a plural, `restsOn`, of which the English one counts, the notice
 * `event`, which cannot wait for a translation, and who checked a translation.
 */
const mayDiffer = ['zero', 'one', 'two', 'few', 'many', 'restsOn', 'event', 'translation'];

/**
 * The copy of a file as its pages show it, with facts and links. `undefined` leaves out a value: a text whose
 * fact is not set, and an item that the English copy lacks (by its `id`), or that rests on one. Whatever else
 * differs from the English copy is reported.
 */
export function finishCopy(value: unknown, english: unknown, options: FinishOptions, field = ''): unknown {
  const { facts, language, leftOut, report } = options;
  const within = (part: string | number) => (field === '' ? `${part}` : `${field}.${part}`);
  if (typeof value === 'string') {
    const isLink = /(^|\.)href$/.test(field);
    const [own, needed] = [value, english ?? value].map(text =>
      isLink ? text : wordsInBraces(text, field, facts),
    );
    const rule = isLink ? 'must be as in English' : 'must have the words in braces of the English copy';
    if (own !== needed) report(field, `${rule}: ${needed || 'none'}`);
    const filled = fillFacts(value, facts);
    if (filled === undefined) return undefined;
    return isLink ? pathIn(language, filled) : typeset(filled, language);
  }
  if (Array.isArray(value)) {
    const originals: unknown[] = Array.isArray(english) ? english : value;
    const items = value.flatMap((item, place) => {
      const original = hasId(item)
        ? originals.find(one => hasId(one) && one.id === item.id)
        : originals[place];
      return hasId(item) && !original ? [] : [{ item, original, place }];
    });
    if (items.length !== originals.length) report(field, 'must have the items of the English copy');
    const finished = items.map(({ item, original, place }) =>
      finishCopy(item, original, options, within(place)),
    );
    return finished.filter(item => item !== undefined);
  }
  if (!isObject(value)) return value;
  if (restsOnAny(english, leftOut)) return undefined;
  const englishFields = isObject(english) ? english : value;
  for (const name of Object.keys({ ...englishFields, ...value }).filter(name => !mayDiffer.includes(name))) {
    if (!(name in value)) report(within(name), 'is missing');
    if (!(name in englishFields)) report(within(name), 'is not in the English copy');
  }
  const entries = Object.entries(value).map(([name, item]) => {
    // A wording that only this language has, such as the Arabic dual, names the facts of the general one.
    const original = englishFields[name] ?? englishFields['other'];
    return [name, finishCopy(item, original, options, within(name))] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/**
 * What nothing on the site may rest on: the ids of the claims, solutions and operations that the English copy
 * does not have, or no longer shows because they rest on such an id themselves. Items that rest on each other
 * are all among them.
 */
export function findLeftOut(values: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { organization } = values;
  const items = ['claims', 'solutions'].flatMap(name => itemsIn(values[`${defaultLanguage}/${name}`]));
  const leftOut = new Set(restsOnIds);
  if (isObject(organization) && organization['supportHours'] === '24/7') leftOut.delete('any-hour');
  // As often as the longest chain of items could need.
  for (const _ of items) for (const item of items) if (!restsOnAny(item, leftOut)) leftOut.delete(item.id);
  return leftOut;
}

/** Every text at any depth, with its field, such as `hero.title`; an item with an id is named by it. */
export function listTexts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const part = hasId(item) ? item.id : name;
    return listTexts(item, field ? `${field}.${part}` : part);
  });
}

/** The words in braces. Of a plural's wording only facts: the schema knows which others it needs. */
function wordsInBraces(text: unknown, field: string, facts: Facts): string {
  const isWording = /\.(zero|one|two|few|many|other)$/.test(field);
  const names = `${text}`.match(/\{\w+\}/g)?.filter(name => !isWording || name.slice(1, -1) in facts);
  return [...new Set(names)].sort().join(' ');
}

function restsOnAny(item: unknown, ids: ReadonlySet<string>): boolean {
  const restsOn = isObject(item) ? item['restsOn'] : undefined;
  return Array.isArray(restsOn) && restsOn.some(id => ids.has(id));
}

/** All items with an id, at any depth. */
function itemsIn(value: unknown): { id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(hasId(value) ? [value] : []), ...Object.values(value).flatMap(itemsIn)];
}

function hasId(value: unknown): value is { id: string } {
  return isObject(value) && typeof value['id'] === 'string';
}
