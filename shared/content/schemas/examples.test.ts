import { expect, test } from 'vitest';
import { readOrganization } from '../load-content.ts';
import { isPublicHost, publicExampleProblems } from './examples.ts';
import type { Organization } from './organization.ts';

const organization = readOrganization();
/** Without the facts that may be left out. */
const real: Organization = {
  ...organization,
  brand: 'Wellspring',
  legalName: 'Wellspring Relief, Inc.',
  phone: '+1 (305) 278-0142',
  email: 'response@safe-water.org',
  address: { street: '12 Ocean Drive', city: 'Miami', region: 'FL', zip: '33139', country: 'US' },
  geo: { latitude: 25.77, longitude: -80.13 },
  certificates: { iso9001: {}, epa: {} },
  identifiers: { naics: ['624230'] },
  insurance: undefined,
  references: [],
  countedThrough: '2026-10',
  pressContact: undefined,
};
const examples = {
  phone: '+1 (305) 555-0142',
  email: 'response@clearwell.example',
  address: { ...real.address, street: '1400 Example Avenue, Suite 200' },
  geo: { latitude: 25.7743, longitude: -80.1937 },
  certificates: { iso9001: { validTo: '9999-12-31' }, epa: {} },
  identifiers: { cage: 'EXMPL', naics: [] },
  references: ['Example County'],
  countedThrough: '9999-12',
};
const siteUrl = new URL('https://www.safe-water.org');

test.each([
  ['www.safe-water.org', true],
  ['site.localhost', false],
  ['intranet', false],
  ['nas.local', false],
  ['www.example.org', false],
  ['site.test.', false],
  ['192.168.0.7', false],
  ['[::1]', false],
])('Whether the host %s is public: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic);
});

test.each([
  ['phone', '+1 (305) 555-0142'],
  ['email', 'response@clearwell.example'],
  ['address.street', '1400 Example Avenue, Suite 200'],
  ['geo', '25.7743, -80.1937'],
  ['certificates.iso9001.validTo', '9999-12-31'],
  ['identifiers.cage', 'EXMPL'],
  ['references.0', 'Example County'],
  ['countedThrough', '9999-12'],
])('The example of %s alone keeps the site from going public, and is named', (field, value) => {
  const [fact = ''] = field.split('.');
  const one = { ...real, ...Object.fromEntries(Object.entries(examples).filter(([name]) => name === fact)) };
  expect(publicExampleProblems(siteUrl, one).slice(1, -1)).toEqual([`  ${field}: ${value}`]);
});

test('The site may go public with real facts, and show examples at an address that is not public', () => {
  expect(publicExampleProblems(siteUrl, real)).toEqual([]);
  expect(publicExampleProblems(new URL('http://localhost:3000'), { ...real, ...examples })).toEqual([]);
});
