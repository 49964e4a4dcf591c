import { isPublicHost, isReservedHost } from '../hosts.ts';
import { listTexts } from './finish-copy.ts';
import type { Organization } from './schemas/organization.ts';

/**
 * No real fact contains these: numbers never assigned, the word Example, only zeros, a distant year, the place
 * of the example organization, where nobody lives. Replace them in organization.yaml, not here.
 */
const exampleValue = /555\D*01\d\d$|Example|EXA?MPL|^0+$|^9999-|^25\.7743, -80\.1937$/;

/** The facts that are examples, each as `field: value`. Whoever relied on one would reach nobody. */
export function exampleFacts({ geo, ...organization }: Organization): string[] {
  const isExample = ([field, value]: [string, string]) =>
    exampleValue.test(value) ||
    (field === 'email' && isReservedHost(value.slice(value.lastIndexOf('@') + 1)));
  return listTexts({ ...organization, geo: `${geo.latitude}, ${geo.longitude}` })
    .filter(isExample)
    .map(([field, value]) => `${field}: ${value}`);
}

/**
 * Why pages must not be built for an address, as lines for whoever builds them; empty if they may be. After a
 * storm, an example number to call for water would be the worst mistake that this site can make.
 */
export function publicExampleProblems(siteUrl: URL, organization: Organization): string[] {
  const facts = exampleFacts(organization);
  if (facts.length === 0 || !isPublicHost(siteUrl.hostname)) return [];
  return [
    `SITE_URL ${siteUrl.origin} is public. Replace or remove these examples in content/organization.yaml:`,
    ...facts.map(fact => `  ${fact}`),
    'To show them anyway, set ALLOW_EXAMPLE_DATA=1: a banner then marks every page, and search engines are kept out.',
  ];
}
