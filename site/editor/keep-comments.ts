import { isMap, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from 'yaml';

/**
 * Updates a YAML file with a new value. If only single-line texts differ, all other lines stay as they are; otherwise
 * the file is reformatted and keeps its comments, quotes and order of keys.
 */
export function writeInto(source: string, value: object): string {
  const file = parseDocument<Node, false>(source);
  const changedTexts: Scalar[] = [];
  let mustReformat = false;

  /** Returns the node for a value: the old one, updated, if it has the right type. */
  function update(node: unknown, next: unknown): Node {
    if (isMap(node) && isObject(next)) {
      const kept = node.items.filter(({ key, value: child }) => String(key) in next || isEmpty(child));
      mustReformat ||= kept.length < node.items.length;
      node.items = kept;
      for (const [key, item] of Object.entries(next)) node.set(key, update(node.get(key, true), item));
      return node;
    }
    if (isSeq(node) && Array.isArray(next)) {
      mustReformat ||= next.length < node.items.length;
      node.items = next.map((item, index) => update(node.items[index], item));
      return node;
    }
    if (isScalar(node) && !isObject(next) && !Array.isArray(next)) {
      if (isSame(node, next)) return node;
      node.value = next;
      if (isLine(node)) changedTexts.push(node);
      else mustReformat = true;
      return node;
    }
    mustReformat = true;
    return file.createNode(next);
  }

  file.contents = update(file.contents, value);
  if (mustReformat) return file.toString({ lineWidth: 0 });
  return changedTexts.toSorted((one, other) => startOf(other) - startOf(one)).reduce(replace, source);
}

/** Replaces a scalar in the source, quoted as flow collections require. */
function replace(source: string, node: Scalar): string {
  const scalar = new Scalar(node.value);
  if (node.type) scalar.type = node.type;
  const written = stringify([scalar], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  });
  return source.slice(0, startOf(node)) + written.trim().slice(1, -1) + source.slice(node.range?.[1]);
}

function startOf({ range }: Scalar): number {
  return range?.[0] ?? 0;
}

function isLine({ value, type }: Scalar): boolean {
  return typeof value === 'string' && !value.includes('\n') && !type?.startsWith('BLOCK');
}

/** The editor trims texts, and returns a number as text where a placeholder is allowed too. */
function isSame(node: Scalar, value: unknown): boolean {
  return String(node.value).trim() === String(value).trim();
}

/** A map or list without text, which the editor omits. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
  return isSeq(node) && node.items.length === 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
