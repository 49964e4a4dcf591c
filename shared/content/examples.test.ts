import { expect, test } from 'vitest';
import { publicExampleProblems } from './examples.ts';
import { loadOrganization } from './load-content.ts';
import type { Organization } from './schemas/organization.ts';

/** The facts that may not be left out. */
const real: Organization = {
  ...loadOrganization(),
  brand: 'Wellspring',
  legalName: undefined,
  registration: undefined,
  director: undefined,
  phone: '+1 (305) 278-0142',
  email: 'response@safe-water.org',
  address: { street: '12 Ocean Drive', city: 'Miami', region: 'FL', zip: '33139', country: 'US' },
  geo: { latitude: 25.77, longitude: -80.13 },
  certificates: { iso9001: {}, epa: {} },
  identifiers: { naics: [] },
  insurance: undefined,
  references: [],
  countedThrough: undefined,
  pressContact: undefined,
};
const siteUrl = new URL('https://www.safe-water.org');

test.each<[field: string, value: string, facts: Partial<Organization>]>([
  ['phone', '+1 (305) 555-0142', { phone: '+1 (305) 555-0142' }],
  ['email', 'response@clearwell.example', { email: 'response@clearwell.example' }],
  ['address.street', '1400 Example Avenue', { address: { ...real.address, street: '1400 Example Avenue' } }],
  ['geo', '25.7743, -80.1937', { geo: { latitude: 25.7743, longitude: -80.1937 } }],
  ['identifiers.cage', 'EXMPL', { identifiers: { cage: 'EXMPL', naics: [] } }],
  ['references.0', 'Example County', { references: ['Example County'] }],
  ['countedThrough', '9999-12', { countedThrough: '9999-12' }],
])('The example of %s alone keeps the site from going public, and is named', (field, value, facts) => {
  const examples = { ...real, ...facts };
  expect(publicExampleProblems(siteUrl, examples).slice(1, -1)).toEqual([`  ${field}: ${value}`]);
  expect(publicExampleProblems(new URL('http://localhost:3000'), examples)).toEqual([]);
});

test('The site may go public with real facts', () => {
  expect(publicExampleProblems(siteUrl, real)).toEqual([]);
});
