import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Checks structured data against schema.org's own vocabulary (N-Quads, in the package @vocabulary/schema): every type
 * and property exists, and every property belongs to the type it is on or to one that the type descends from.
 */

const rdf = 'http://www.w3.org/2000/01/rdf-schema#';
const types = new Set<string>();
const parents = new Map<string, string[]>();
const domains = new Map<string, string[]>();

const vocabulary = readFileSync(fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8');
for (const [, subject = '', predicate, object = ''] of vocabulary.matchAll(
  /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)> /gm,
)) {
  const name = object.replace('http://schema.org/', '');
  if (object === `${rdf}Class`) types.add(subject);
  if (predicate === `${rdf}subClassOf`) parents.set(subject, [...(parents.get(subject) ?? []), name]);
  if (predicate === 'http://schema.org/domainIncludes')
    domains.set(subject, [...(domains.get(subject) ?? []), name]);
}

/** Lists every type and property of a JSON-LD document that the vocabulary does not have there. */
export function schemaOrgProblems(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => schemaOrgProblems(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = '@type' in value ? String(value['@type']) : undefined;
  if (type !== undefined && !types.has(type)) return [`${place}: no type ${type}`];
  const family = type === undefined ? new Set<string>() : ancestors(type);
  return Object.entries(value).flatMap(([name, child]) => {
    const fits = name.startsWith('@') || domains.get(name)?.some(domain => family.has(domain));
    const problems = schemaOrgProblems(child, `${place}.${name}`);
    return fits ? problems : [`${place}.${name}: not a property of ${type}`, ...problems];
  });
}

function ancestors(type: string): Set<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of parents.get(name) ?? []) found.add(parent);
  return found;
}
