import { expect, test } from 'vitest';
import { readOrganization } from '#content/content.ts';
import { isPublicHost, publicExamples } from './public-site.ts';

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

test.each(['www.safe-water.org', '8.8.8.8', '[2606:4700::1111]'])('The host %s is public', host => {
  expect(isPublicHost(host)).toBe(true);
});

test.each([
  'site.localhost',
  'intranet',
  'nas.local',
  'www.example.org',
  'site.test.',
  '127.0.0.1',
  '192.168.0.7',
  '[::1]',
  '[fd00::1]',
  '[::ffff:10.0.0.1]',
])('The host %s is not public', host => {
  expect(isPublicHost(host)).toBe(false);
});

test('Examples at a public address are named with their fields and values', () => {
  expect(publicExamples({ siteUrl, allowExampleData: false }, examples).slice(1, -1)).toEqual([
    '  phone: +1 (305) 555-0142',
    '  email: response@clearwell.example',
    '  address.street: 1400 Example Avenue, Suite 200',
    '  geo: 25.7743, -80.1937',
  ]);
});

test('One example is enough to keep the site from going public', () => {
  for (const fact of ['phone', 'email', 'address', 'geo'] as const)
    expect(
      publicExamples({ siteUrl, allowExampleData: false }, { ...real, [fact]: examples[fact] }),
    ).toHaveLength(3);
});

test('The site may go public with real facts, by permission, or at an address that is not public', () => {
  expect(publicExamples({ siteUrl, allowExampleData: false }, real)).toEqual([]);
  expect(publicExamples({ siteUrl, allowExampleData: true }, examples)).toEqual([]);
  const local = new URL('http://localhost:3000');
  expect(publicExamples({ siteUrl: local, allowExampleData: false }, examples)).toEqual([]);
});
