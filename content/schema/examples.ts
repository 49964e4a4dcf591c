import type { Organization } from './organization.ts';

/** What the project comes with and nobody lives at. Replaced in organization.yaml, not here. */
const examples = { street: '1400 Example Avenue, Suite 200', latitude: 25.7743, longitude: -80.1937 };

/** North American numbers that are never assigned. */
const examplePhone = /555\D*01\d\d$/;

/** Names that never belong to anybody on the public internet (RFC 2606, RFC 6761, RFC 6762, ICANN for `internal`). */
const reservedHost = /(^|\.)(test|example|invalid|localhost|local|internal|example\.(com|net|org))\.?$/i;

/** Whether a host name is set aside for examples, tests or local networks. */
export function isReservedHost(host: string): boolean {
  return reservedHost.test(host);
}

/** The facts by which a visitor would reach nobody, each as `field: value`: reserved ones, and those of the project. */
export function exampleFacts({ phone, email, address, geo }: Organization): string[] {
  const facts = [
    { fact: `phone: ${phone}`, isExample: examplePhone.test(phone) },
    { fact: `email: ${email}`, isExample: isReservedHost(email.slice(email.lastIndexOf('@') + 1)) },
    { fact: `address.street: ${address.street}`, isExample: address.street === examples.street },
    {
      fact: `geo: ${geo.latitude}, ${geo.longitude}`,
      isExample: geo.latitude === examples.latitude && geo.longitude === examples.longitude,
    },
  ];
  return facts.filter(({ isExample }) => isExample).map(({ fact }) => fact);
}
