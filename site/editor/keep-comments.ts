import { isCollection, isMap, isSeq, parseDocument } from 'yaml';
import { isObject } from '#shared/is-object.ts';

/** A file's own text is kept in this field while it is edited. */
export const sourceField = 'source';

/** The format by which start-editor.ts reads and writes files. */
export const fileFormat = 'yaml-with-comments';

/** Updates a YAML file with a new value. Comments, quotes and the order of keys stay. */
export function writeInto(source: string, value: object): string {
  const file = parseDocument(source);
  update(file.contents, file.toJS(), value);
  return file.toString({ lineWidth: 0 });
}

/** Changes a map or list in place, so that what it keeps also keeps its comments. */
function update(node: unknown, old: unknown, next: object): void {
  if (!isCollection(node)) return;
  const before = new Map<string, unknown>(Object.entries(old ?? {}));
  // From the end, so that the places in a list stay valid.
  for (const key of [...before.keys()].reverse()) if (!(key in next)) node.delete(key);
  for (const [key, value] of Object.entries(next)) {
    const child = node.get(key, true);
    if (isMap(child) ? isObject(value) : isSeq(child) && Array.isArray(value))
      update(child, before.get(key), value);
    else if (!isSame(before.get(key), value)) node.set(key, value);
  }
}

/** The editor trims texts, and returns a number as text where a placeholder is allowed too. */
function isSame(one: unknown, other: unknown): boolean {
  return String(one).trim() === String(other).trim();
}
