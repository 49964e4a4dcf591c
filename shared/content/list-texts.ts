import { isObject } from '../is-object.ts';

/** Every text at any depth, with its field, such as `hero.title`, where an entry is named by its id if it has one. */
export function listTexts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = isObject(item) && 'id' in item ? `${item['id']}` : key;
    return listTexts(item, field ? `${field}.${name}` : name);
  });
}
