import type { Page } from '../page.ts';

/** The picture of shared links, in the shape that social networks ask for. In pixels. */
export const socialPicture = { path: '/social/hand-over.jpg', width: 1200, height: 630 };

/**
 * The business, on every page, in schema.org's vocabulary and as text that is safe in an HTML script element.
 * Leaves out what the head says already, such as title, description and language. `EmergencyService` would
 * mean fire, police or hospital; opening hours are the office's, never those of technical support.
 */
export function jsonLd({ organization, copy }: Page, site: URL): string {
  const { address, geo, hours, phone, email } = organization;
  const business = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: organization.brand,
    ...(organization.legalName && { legalName: organization.legalName }),
    url: new URL('/', site).href,
    logo: new URL('/icon-512.png', site).href,
    image: new URL(socialPicture.path, site).href,
    description: copy['every-page'].sharing.description,
    telephone: phone,
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
      dayOfWeek: hours.days.map(day => `https://schema.org/${day}`),
      opens: hours.opens,
      closes: hours.closes,
    },
  };
  // No text can end the script element.
  return JSON.stringify(business).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
