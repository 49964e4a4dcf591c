import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Checks structured data against schema.org's own vocabulary, as schema.org publishes it (N-Quads, in the package
 * @vocabulary/schema): every type and property exists, every property belongs to the type it stands on or to one that
 * the type descends from, and every value is of a kind that the property takes.
 */

const line = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <http:\/\/schema\.org\/(\w+)> /;
const relations = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'parents',
  'http://schema.org/domainIncludes': 'domains',
  'http://schema.org/rangeIncludes': 'ranges',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': 'kinds',
  'http://schema.org/supersededBy': 'successors',
} as const;

type Relation = (typeof relations)[keyof typeof relations];
type Vocabulary = Record<Relation, Map<string, Set<string>>> & { classes: Set<string> };

function readVocabulary(): Vocabulary {
  const vocabulary: Vocabulary = {
    parents: new Map(),
    domains: new Map(),
    ranges: new Map(),
    kinds: new Map(),
    successors: new Map(),
    classes: new Set(),
  };
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const classLine = /^<http:\/\/schema\.org\/(\w+)> <[^>]+#type> <[^>]+rdf-schema#Class> /.exec(text);
    if (classLine?.[1]) vocabulary.classes.add(classLine[1]);
    const [, subject, predicate, object] = line.exec(text) ?? [];
    if (!subject || !object || !isRelation(predicate)) continue;
    const known = vocabulary[relations[predicate]];
    known.set(subject, (known.get(subject) ?? new Set()).add(object));
  }
  return vocabulary;
}

function isRelation(predicate: string | undefined): predicate is keyof typeof relations {
  return predicate !== undefined && predicate in relations;
}

const vocabulary = readVocabulary();

/** A type and everything it descends from. */
function ancestors(type: string): Set<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of vocabulary.parents.get(name) ?? []) found.add(parent);
  return found;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every way in which a JSON-LD document departs from the vocabulary; empty when it is right. */
export function schemaOrgProblems(document: unknown): string[] {
  if (!isNode(document) || document['@context'] !== 'https://schema.org') return ['no schema.org context'];
  const graph = document['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['no graph'];
  const types = new Map(graph.filter(isNode).map(node => [node['@id'], String(node['@type'])]));
  return graph.flatMap((node, index) => nodeProblems(node, `@graph[${index}]`, types));
}

function nodeProblems(node: unknown, place: string, types: Map<unknown, string>): string[] {
  if (!isNode(node)) return [`${place}: not an object`];
  const type = String(node['@type']);
  if (!vocabulary.classes.has(type)) return [`${place}: no type ${type}`];
  const family = ancestors(type);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const at = `${place}.${name}`;
      const domains = vocabulary.domains.get(name);
      if (!domains) return [`${at}: no such property`];
      if (vocabulary.successors.has(name)) return [`${at}: superseded`];
      if (![...domains].some(domain => family.has(domain))) return [`${at}: not a property of ${type}`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap(item => valueProblems(item, at, vocabulary.ranges.get(name) ?? new Set(), types));
    });
}

function valueProblems(
  value: unknown,
  at: string,
  ranges: Set<string>,
  types: Map<unknown, string>,
): string[] {
  if (!isNode(value))
    return literalFits(value, ranges) ? [] : [`${at}: ${JSON.stringify(value)} is of no kind it takes`];
  const reference = Object.keys(value).length === 1 ? value['@id'] : undefined;
  const type = reference === undefined ? String(value['@type']) : types.get(reference);
  if (type === undefined) return [`${at}: ${String(reference)} is not in the graph`];
  const fits = [...ancestors(type)].some(name => ranges.has(name));
  return [
    ...(fits ? [] : [`${at}: takes no ${type}`]),
    ...(reference === undefined ? nodeProblems(value, at, types) : []),
  ];
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Text may stand wherever a property takes text or names a thing; dates, times, numbers and members must be such. */
function literalFits(value: unknown, ranges: Set<string>): boolean {
  if (typeof value === 'number') return ranges.has('Number') || ranges.has('Integer');
  if (typeof value === 'boolean') return ranges.has('Boolean');
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (/^https?:\/\/schema\.org\//.test(value))
    return isMember(value.replace(/^https?:\/\/schema\.org\//, ''), ranges);
  if (/^https?:\/\//.test(value)) return ranges.has('URL') || ranges.has('Text') || !holdsOnlyData(ranges);
  if (ranges.has('Text')) return true;
  if (ranges.has('Date') && isoDate.test(value)) return true;
  return ranges.has('Time') && time.test(value);
}

function isMember(name: string, ranges: Set<string>): boolean {
  return [...(vocabulary.kinds.get(name) ?? [])].some(kind => ranges.has(kind));
}

const dataTypes = new Set(['Text', 'URL', 'Number', 'Integer', 'Boolean', 'Date', 'DateTime', 'Time']);

function holdsOnlyData(ranges: Set<string>): boolean {
  return [...ranges].every(range => dataTypes.has(range));
}
