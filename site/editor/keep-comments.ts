import { Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from 'yaml';

/** A text that becomes another one. */
interface Edit {
  node: Scalar;
  value: unknown;
  inFlow: boolean;
}

/**
 * Writes a value into the text of a YAML file. If only texts differ, nothing but these changes; otherwise comments,
 * quotes and the order of keys stay.
 */
export function writeInto(source: string, value: object): string {
  const file = parseDocument<Node, false>(source);
  const edits = editsOf(file.contents, value);
  if (edits) return edits.reduceRight(replace, source);
  file.contents = update(file, file.contents, value);
  return file.toString({ lineWidth: 0 });
}

/** The texts to replace, in their order; `undefined` if something must be added or removed, too. */
function editsOf(node: unknown, value: unknown, inFlow = false): Edit[] | undefined {
  if (isScalar(node)) {
    if (isSame(node, value)) return [];
    const isLine = typeof value === 'string' && !value.includes('\n') && !/^BLOCK/.test(node.type ?? '');
    return isLine ? [{ node, value, inFlow }] : undefined;
  }
  const flow = inFlow || (isCollection(node) && node.flow === true);
  const edits: Edit[] = [];
  const pairs = pairsOf(node, value);
  for (const [child, item] of pairs ?? []) {
    const inner = editsOf(child, item, flow);
    if (!inner) return undefined;
    edits.push(...inner);
  }
  return pairs && edits;
}

/** Each child with its new value, if the children are the same. */
function pairsOf(node: unknown, value: unknown): [unknown, unknown][] | undefined {
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.map((item, index) => [item, value[index]]);
  if (!isMap(node) || !isObject(value)) return undefined;
  const kept = node.items.filter(({ key, value: child }) => String(key) in value || !isEmpty(child));
  if (kept.length !== Object.keys(value).length || kept.some(({ key }) => !(String(key) in value)))
    return undefined;
  return kept.map(({ key, value: child }) => [child, value[String(key)]]);
}

function replace(source: string, { node, value, inFlow }: Edit): string {
  const [start = 0, end = 0] = node.range ?? [];
  const scalar = new Scalar(value);
  if (node.type) scalar.type = node.type;
  const list = new Document([scalar]);
  if (isSeq(list.contents)) list.contents.flow = inFlow;
  const written = list.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return source.slice(0, start) + (inFlow ? written.slice(1, -1) : written.slice(2)) + source.slice(end);
}

/** The node for a value: the old one, changed, if it can hold it. */
function update(file: Document<Node, false>, node: unknown, value: unknown): Node {
  if (isMap(node) && isObject(value)) {
    node.items = node.items.filter(({ key, value: child }) => String(key) in value || isEmpty(child));
    for (const [key, item] of Object.entries(value)) node.set(key, update(file, node.get(key, true), item));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = value.map((item, index) => update(file, node.items[index], item));
    return node;
  }
  if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
    if (!isSame(node, value)) node.value = value;
    return node;
  }
  return file.createNode(value);
}

/** The editor removes spaces at the ends, and gives back a number as text where a fact may stand as well. */
function isSame(node: Scalar, value: unknown): boolean {
  return String(node.value).trim() === String(value).trim();
}

/** A group or list without any text, which the editor leaves out. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
  return isSeq(node) && node.items.length === 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
