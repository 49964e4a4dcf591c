import { defaultLanguage, pathIn } from '../i18n/language.ts';
import { typeset } from '../i18n/locale.ts';
import { isObject } from '../is-object.ts';
import { type Facts, fillFacts } from './facts.ts';
import { restsOnIds } from './schemas/rests-on.ts';

interface FinishOptions {
  language: string;
  facts: Facts;
  /** What nothing may rest on, from `findLeftOut`. */
  leftOut: ReadonlySet<string>;
  /** Called with the field and the problem of each mistake. */
  report(field: string, problem: string): void;
}

/**
 * The copy of a file as its pages show it, with facts and links. `undefined` leaves out a value: a text whose
 * fact is not set, and an item that the English copy lacks (by its `id` or place), or that rests on one.
 */
export function finishCopy(value: unknown, english: unknown, options: FinishOptions, field = ''): unknown {
  const { facts, language, leftOut } = options;
  const within = (part: string | number) => (field === '' ? `${part}` : `${field}.${part}`);
  if (typeof value === 'string') {
    const filled = fillFacts(value, facts);
    return filled === undefined ? undefined : typeset(filled, language);
  }
  if (Array.isArray(value)) {
    // Items with an id need an English one; others may do without an English list.
    const same: unknown[] = Array.isArray(english) ? english : value.filter(item => !hasId(item));
    // Without ids, nothing says which items are missing in English.
    if (value.length > same.length && !value.every(hasId))
      options.report(field, `has ${value.length} items, the English copy ${same.length}: leave out the same`);
    return value.flatMap((item, index) => {
      const other = hasId(item) ? same.find(one => hasId(one) && one.id === item.id) : same[index];
      const finished = other && finishCopy(item, other, options, within(index));
      return finished === undefined ? [] : [finished];
    });
  }
  if (!isObject(value)) return value;
  if (restsOnAny(english, leftOut)) return undefined;
  const entries = Object.entries(value).map(([name, item]) => {
    const finished = finishCopy(item, isObject(english) ? english[name] : undefined, options, within(name));
    const isPath = name === 'href' && typeof finished === 'string';
    return [name, isPath ? pathIn(language, finished) : finished] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/**
 * What nothing on the site may rest on: the ids of the claims, solutions and operations that the English copy
 * does not have, or no longer shows because they rest on such an id themselves.
 */
export function findLeftOut(values: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { organization } = values;
  const items = ['claims', 'solutions'].flatMap(name => itemsIn(values[`${defaultLanguage}/${name}`]));
  const anyHour = isObject(organization) && organization['supportHours'] === '24/7' ? ['any-hour'] : [];
  const leftOut = new Set<string>();
  for (let before = -1; before < leftOut.size; ) {
    before = leftOut.size;
    const shown = items.filter(item => !restsOnAny(item, leftOut)).map(({ id }) => id);
    for (const id of restsOnIds) if (![...shown, ...anyHour].includes(id)) leftOut.add(id);
  }
  return leftOut;
}

/** Every text at any depth, with its field, such as `hero.title`; an item with an id is named by it. */
export function listTexts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const part = hasId(item) ? `${item.id}` : name;
    return listTexts(item, field ? `${field}.${part}` : part);
  });
}

function restsOnAny(item: unknown, ids: ReadonlySet<string>): boolean {
  const restsOn = isObject(item) ? item['restsOn'] : undefined;
  return Array.isArray(restsOn) && restsOn.some(id => ids.has(id));
}

/** All items with an id, at any depth. */
function itemsIn(value: unknown): { id: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(hasId(value) ? [value] : []), ...Object.values(value).flatMap(itemsIn)];
}

function hasId(value: unknown): value is { id: unknown } {
  return isObject(value) && 'id' in value;
}
