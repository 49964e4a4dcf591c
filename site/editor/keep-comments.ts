import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** Writes a value into the text of a YAML file, changing only what differs: comments, quotes and order stay. */
export function writeInto(text: string, value: object): string {
  const file = parseDocument<Node, false>(text);
  file.contents = update(file, file.contents, value);
  return file.toString({ lineWidth: 0 });
}

/** The node for a value: the old one, changed, if it can hold it. */
function update(file: Document<Node, false>, node: unknown, value: unknown): Node {
  if (isMap(node) && isObject(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [key, item] of Object.entries(value)) node.set(key, update(file, node.get(key, true), item));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = value.map((item, index) => update(file, node.items[index], item));
    return node;
  }
  if (isScalar(node) && !(typeof value === 'object' && value !== null)) {
    // The editor gives back a number as text where a fact may stand as well.
    if (String(node.value) !== String(value)) node.value = value;
    return node;
  }
  return file.createNode(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
