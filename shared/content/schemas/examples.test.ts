import { expect, test } from 'vitest';
import { readOrganization } from '../load-content.ts';
import { isPublicHost, publicExampleProblems } from './examples.ts';

const real = {
  ...readOrganization(),
  phone: '+1 (305) 278-0142',
  email: 'response@safe-water.org',
  address: { street: '12 Ocean Drive', city: 'Miami', region: 'FL', zip: '33139', country: 'US' },
  geo: { latitude: 25.77, longitude: -80.13 },
};
const examples = {
  ...real,
  phone: '+1 (305) 555-0142',
  email: 'response@clearwell.example',
  address: { ...real.address, street: '1400 Example Avenue, Suite 200' },
  geo: { latitude: 25.7743, longitude: -80.1937 },
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

test('Examples at a public address are named with their fields and values', () => {
  expect(publicExampleProblems(siteUrl, examples).slice(1, -1)).toEqual([
    '  phone: +1 (305) 555-0142',
    '  email: response@clearwell.example',
    '  address.street: 1400 Example Avenue, Suite 200',
    '  geo: 25.7743, -80.1937',
  ]);
});

test('One example is enough to keep the site from going public', () => {
  for (const fact of ['phone', 'email', 'address', 'geo'] as const)
    expect(publicExampleProblems(siteUrl, { ...real, [fact]: examples[fact] })).toHaveLength(3);
});

test('The site may go public with real facts, and show examples at an address that is not public', () => {
  expect(publicExampleProblems(siteUrl, real)).toEqual([]);
  expect(publicExampleProblems(new URL('http://localhost:3000'), examples)).toEqual([]);
});
