import type { Certification, LocalBusiness } from 'schema-dts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { telephoneHref } from '../components/Phone.tsx';
import type { Page } from '../page.ts';
import { socialPicture } from './social-picture.ts';

/** Names the business in every graph of the site. */
export const businessId = (site: URL) => new URL('/#organization', site).href;

/**
 * The business in schema.org's vocabulary. `EmergencyService` would mean fire, police or hospital; opening hours are
 * the office's, never those of technical support.
 */
export function business({ organization, copy }: Page, site: URL): LocalBusiness {
  const { address, geo, hours, email } = organization;
  const certificate = certification(organization);
  const telephone = telephoneHref(organization.phone).slice('tel:'.length);
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: organization.brand,
    ...(organization.legalName && { legalName: organization.legalName }),
    url: new URL('/', site).href,
    logo: new URL('/logo.png', site).href,
    image: new URL(socialPicture.path, site).href,
    description: copy.shared.sharing.description,
    telephone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map(day => `https://schema.org/${day}` as const),
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email,
      availableLanguage: organization.answersIn,
    },
    ...(certificate && { hasCertification: certificate }),
  };
}

/** Only with its number and issuer: a certificate that nobody can look up is a claim, not a fact. */
function certification({ certificates: { iso9001 } }: Organization): Certification | undefined {
  if (!iso9001.number || !iso9001.body) return undefined;
  return {
    '@type': 'Certification',
    name: 'ISO 9001:2015',
    certificationIdentification: iso9001.number,
    issuedBy: { '@type': 'Organization', name: iso9001.body },
    ...(iso9001.validTo && { expires: iso9001.validTo }),
  };
}
