import { expect, test } from 'vitest';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { readPage } from '../page.ts';
import { graph, jsonLd } from './json-ld.ts';

const site = new URL('https://clearwell.example');
const page = readPage('/contact');
const meta = { title: `Title | ${page.organization.brand}`, description: 'Words.' };
const url = 'https://clearwell.example/contact';

/** The graph as a reader of the page gets it: without what is not known. */
function read(facts: Partial<Parameters<typeof graph>[0]> = {}): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(graph({ page, meta, url, site, ...facts })));
}
const ofType = (type: string, things = read()) => things.find(thing => thing['@type'] === type);

/** A page's name in the header. */
const linkLabel = (path: string) => page.copy.shared.header.links.find(({ href }) => href === path)?.label;

test('Search engines learn where the business is, how to reach it and when the office is open', () => {
  const { organization } = page;
  expect(ofType('LocalBusiness')).toMatchObject({
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
  const business = (iso9001: Organization['certificates']['iso9001']) => {
    const certificates = { ...page.organization.certificates, iso9001 };
    const organization = { ...page.organization, certificates };
    return ofType('LocalBusiness', read({ page: { ...page, organization } }));
  };
  expect(business({ number: 'Q-1', body: 'Examiner' })).toMatchObject({
    hasCertification: { certificationIdentification: 'Q-1', issuedBy: { name: 'Examiner' } },
  });
  expect(business({ number: 'Q-1' })).not.toHaveProperty('hasCertification');
});

test('The breadcrumb of a page leads from the home page to it', () => {
  expect(ofType('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: linkLabel('/'), item: 'https://clearwell.example/' },
      { position: 2, name: linkLabel('/contact') ?? 'Title' },
    ],
  });
});

test('The home page and error pages have no breadcrumb', () => {
  const types = (facts: Parameters<typeof read>[0]) => read(facts).map(thing => thing['@type']);
  expect(types({ page: readPage('/'), url: 'https://clearwell.example/' })).toEqual([
    'LocalBusiness',
    'WebSite',
  ]);
  expect(types({ page: readPage(''), url: undefined })).toEqual(['LocalBusiness', 'WebSite']);
});

test('No text can end the script element that contains it', () => {
  const brand = '</script><script>alert(1)</script><!--a\u2028b\u2029c';
  const organization = { ...page.organization, brand };
  const text = jsonLd({ page: { ...page, organization }, meta, url, site });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)['@graph']).toContainEqual(expect.objectContaining({ name: brand }));
});
