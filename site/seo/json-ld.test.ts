import { expect, test } from 'vitest';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { readPage } from '../page.ts';
import { jsonLd } from './json-ld.ts';

const site = new URL('https://clearwell.example');
const page = readPage('/contact');

/** The business as a reader of the page gets it: without what is not known. */
function business(facts: Partial<Organization> = {}): Record<string, unknown> {
  const organization = { ...page.organization, ...facts };
  return JSON.parse(jsonLd({ ...page, organization }, site))['@graph'][0];
}

test('Search engines learn where the business is, how to reach it and when the office is open', () => {
  const { organization } = page;
  expect(business()).toMatchObject({
    '@type': 'LocalBusiness',
    name: organization.brand,
    telephone: organization.phone.replace(/[^+\d]/g, ''),
    email: organization.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: organization.address.city,
      addressRegion: organization.address.region,
      addressCountry: organization.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: organization.geo.latitude },
    openingHoursSpecification: {
      dayOfWeek: organization.hours.days.map(day => `https://schema.org/${day}`),
      opens: organization.hours.opens,
      closes: organization.hours.closes,
    },
    contactPoint: { availableLanguage: organization.answersIn },
  });
});

test('A certificate is named only with its number and its issuer', () => {
  const certified = (iso9001: Organization['certificates']['iso9001']) =>
    business({ certificates: { ...page.organization.certificates, iso9001 } });
  expect(certified({ number: 'Q-1', body: 'Examiner' })).toMatchObject({
    hasCertification: { certificationIdentification: 'Q-1', issuedBy: { name: 'Examiner' } },
  });
  expect(certified({ number: 'Q-1' })).not.toHaveProperty('hasCertification');
});

test('No text can end the script element that contains it', () => {
  const brand = '</script><script>alert(1)</script><!--a\u2028b\u2029c';
  const text = jsonLd({ ...page, organization: { ...page.organization, brand } }, site);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)['@graph']).toContainEqual(expect.objectContaining({ name: brand }));
});
