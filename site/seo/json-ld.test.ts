import { expect, test } from 'vitest';
import { pageAt } from '../page.ts';
import { jsonLd } from './json-ld.ts';

const site = new URL('https://clearwell.example');
const page = pageAt('/contact');

test('Search engines learn where the business is, how to reach it and when the office is open', () => {
  const { organization } = page;
  expect(JSON.parse(jsonLd(page, site))).toMatchObject({
    '@type': 'LocalBusiness',
    name: organization.brand,
    telephone: organization.phone,
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
  });
});

test('No text can end the script element that contains it', () => {
  const brand = '</script><script>alert(1)</script><!--a\u2028b\u2029c';
  const text = jsonLd({ ...page, organization: { ...page.organization, brand } }, site);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text).name).toBe(brand);
});
