/** For everything that is no page of the site: nothing may be loaded, run, sent or framed. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Known by name to every browser that reads this: Chromium warns on each page about a name that it lacks. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, in seconds. Subdomains are left to their owner. */
const httpsOnlySeconds = 63_072_000;

/** What every answer carries, whatever it is. A page replaces the policy by its own. */
export function securityHeaders(siteUrl: URL): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': strictPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Other sites do not learn which page a visitor came from.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.protocol === 'https:' && {
      'Strict-Transport-Security': `max-age=${httpsOnlySeconds}`,
    }),
  };
}
