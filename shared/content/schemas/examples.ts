import type { Organization } from './organization.ts';

/** Contact details of the example organization, at which nobody lives. Replace them in organization.yaml, not here. */
const examples = { street: '1400 Example Avenue, Suite 200', latitude: 25.7743, longitude: -80.1937 };

/** North American numbers that are never assigned. */
const examplePhone = /555\D*01\d\d$/;

/** Names that never belong to anybody on the public internet (RFC 2606, RFC 6761, RFC 6762, ICANN for `internal`). */
const reservedHost = /(^|\.)(test|example|invalid|localhost|local|internal|example\.(com|net|org))\.?$/i;

/** True if this host has a name that anybody on the internet can look up. */
export function isPublicHost(host: string): boolean {
  return /\.[a-z][\w-]*\.?$/i.test(host) && !reservedHost.test(host);
}

/** The facts by which a visitor would reach nobody, each as `field: value`: reserved ones, and those of the project. */
export function exampleFacts({ phone, email, address, geo }: Organization): string[] {
  const facts = [
    { fact: `phone: ${phone}`, isExample: examplePhone.test(phone) },
    { fact: `email: ${email}`, isExample: reservedHost.test(email.slice(email.lastIndexOf('@') + 1)) },
    { fact: `address.street: ${address.street}`, isExample: address.street === examples.street },
    {
      fact: `geo: ${geo.latitude}, ${geo.longitude}`,
      isExample: geo.latitude === examples.latitude && geo.longitude === examples.longitude,
    },
  ];
  return facts.filter(({ isExample }) => isExample).map(({ fact }) => fact);
}

/**
 * Why pages must not be built for an address, as lines for whoever builds them; empty if they may be. After a storm, an
 * example number below "Need drinking water for a group?" would be the worst mistake that this site can make. The server
 * serves a public address only with pages that were built for it.
 */
export function publicExampleProblems(siteUrl: URL, organization: Organization): string[] {
  const facts = exampleFacts(organization);
  if (facts.length === 0 || !isPublicHost(siteUrl.hostname)) return [];
  return [
    `With SITE_URL ${siteUrl.origin} these examples would go public. Replace them in content/organization.yaml:`,
    ...facts.map(fact => `  ${fact}`),
    'To show them anyway, set ALLOW_EXAMPLE_DATA=1: a banner then marks every page, and search engines are kept out.',
  ];
}
