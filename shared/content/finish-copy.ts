import { localizedPath } from '../i18n/language.ts';
import { typeset } from '../i18n/locale.ts';
import { isObject } from '../is-object.ts';
import { type Facts, fillText } from './facts.ts';
import { hasId, restsOnAny } from './left-out.ts';

interface FinishOptions {
  language: string;
  facts: Facts;
  /** Ids that nothing may rest on (left-out.ts). */
  leftOut: ReadonlySet<string>;
  /** Receives a line for each list that cannot follow the English one. */
  problems: string[];
}

/**
 * The copy of a file as its pages show it: facts are filled in, links lead to pages of the language, and what the owner cannot say
 * is gone. `undefined` leaves out a value: a text whose fact is not set, and an entry that the English copy does not have or
 * that rests on what it leaves out.
 * @param english the same value in the English copy, whose entries a translation follows: by their `id`, or by their places
 * @param place names file and field in a problem
 */
export function finishCopy(value: unknown, english: unknown, place: string, options: FinishOptions): unknown {
  if (typeof value === 'string') {
    const filled = fillText(value, options.facts);
    return filled === undefined ? undefined : typeset(filled, options.language);
  }
  if (Array.isArray(value)) return finishList(value, english, place, options);
  if (!isObject(value)) return value;
  if (restsOnAny(english, options.leftOut)) return undefined;
  const same = isObject(english) ? english : {};
  const entries = Object.entries(value).map(([key, item]) => {
    const finished = finishCopy(item, same[key], fieldIn(place, key), options);
    const isPath = key === 'href' && typeof finished === 'string';
    return [key, isPath ? localizedPath(options.language, finished) : finished] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function finishList(list: unknown[], english: unknown, place: string, options: FinishOptions): unknown[] {
  if (!Array.isArray(english)) return list;
  const same: unknown[] = english;
  const known = list.every(hasId);
  if (!known && list.length > same.length)
    options.problems.push(
      `${place}: has ${list.length} entries, the English copy ${same.length}: leave out the same`,
    );
  return list.flatMap((item, index) => {
    const other = known
      ? same.find(entry => hasId(entry) && hasId(item) && entry.id === item.id)
      : same[index];
    const finished = known && !other ? undefined : finishCopy(item, other, fieldIn(place, index), options);
    return finished === undefined ? [] : [finished];
  });
}

/** `content/en/home.yaml: hero`, and then `content/en/home.yaml: hero.title`. */
function fieldIn(place: string, key: string | number): string {
  return place.endsWith(': ') ? `${place}${key}` : `${place}.${key}`;
}
