import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '#shared/content/load-content.ts';
import { ContentError } from '#shared/content/parse.ts';
import { exampleFacts } from '#shared/content/schemas/examples.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { claimIds } from '#shared/content/schemas/rests-on.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const check = 'facts';
const file = 'content/organization.yaml';

/** Checks the words as the build does, except for links between pages. */
export function checkWords(): Finding[] {
  try {
    loadContent();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').map(problem => fail('words', problem));
  }
}

/** Lists the facts that the owner still has to replace, add or translate. Pages silently leave out those that are not set. */
export function checkFacts(
  organization: Organization,
  languages: readonly string[],
  isRefused: boolean,
): Finding[] {
  const findings = [
    ...exampleFacts(organization).map(fact =>
      (isRefused ? fail : warn)(check, `${file}: ${fact}: is an example`),
    ),
    ...[
      ...shippedFacts(organization),
      ...unsetFacts(organization),
      ...untranslatedFacts(organization, languages),
    ].map(fact => warn(check, `${file}: ${fact}`)),
  ];
  return findings.length === 0 ? [ok(check, 'none is an example, none is missing')] : findings;
}

/** Values that are still those of the project, such as the law of Florida. */
function shippedFacts(organization: Organization): string[] {
  const shipped: unknown = parse(readFileSync(join(import.meta.dirname, 'shipped-facts.yaml'), 'utf8'));
  const own = new Map(leaves(organization));
  return leaves(shipped)
    .filter(([name, value]) => own.get(name) === value)
    .map(([name, value]) => `${name}: ${value}: is what the project comes with: is it true of you?`);
}

/** The texts of a nested object, each with its path, such as `address.city`. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

function unsetFacts({ brand, legalName, ...organization }: Organization): string[] {
  const { certificates, identifiers, legal, claimsChecked } = organization;
  const { iso9001, epa } = certificates;
  const values = {
    legalName,
    'certificates.iso9001.number': iso9001.number,
    'certificates.iso9001.body': iso9001.body,
    'certificates.iso9001.validTo': iso9001.validTo,
    'certificates.iso9001.scope': iso9001.scope,
    'certificates.epa.establishment': epa.establishment,
    'identifiers.uei': identifiers.uei,
    'identifiers.cage': identifiers.cage,
    'identifiers.naics': identifiers.naics.length > 0,
    'legal.providers': legal.providers,
    'legal.serverCountry': legal.serverCountry,
  };
  const unchecked = claimIds.filter(id => claimsChecked[id] === undefined);
  return [
    ...(legalName === brand ? ['legalName: is the same as the brand: is it the registered name?'] : []),
    ...Object.entries(values).flatMap(([name, value]) => (value ? [] : [`${name}: is not set`])),
    ...(unchecked.length > 0 ? [`claimsChecked: has no day for ${unchecked.join(', ')}`] : []),
  ];
}

/** Facts that are English words in the pages of another language. The name of a city often stays as it is. */
function untranslatedFacts(organization: Organization, languages: readonly string[]): string[] {
  const { address, certificates, giving, legal, supportHours, callHours, translations } = organization;
  const words = {
    region: address.region,
    supportHours,
    callHours,
    isoScope: certificates.iso9001.scope,
    purpose: giving.purpose,
    taxStatus: giving.tax?.status,
    ...legal,
  };
  return languages.flatMap(language => {
    const own: Readonly<Record<string, string | undefined>> = translations[language] ?? {};
    return Object.entries(words)
      .filter(([name, value]) => value && own[name] === undefined)
      .map(([name, value]) => `translations.${language}.${name}: is not set: pages say "${value}"`);
  });
}
