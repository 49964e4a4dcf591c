/** For every response that is not a page of the site: nothing may be loaded, run, sent or framed. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Lists only features that every browser supports: Chromium warns on each page about an unknown name. */
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

/** Two years. Without includeSubDomains: what runs on them is not ours to decide (decision 26). */
const hstsMaxAgeSeconds = 63_072_000;

/** Headers of every response. A page replaces the policy with its own. */
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
      'Strict-Transport-Security': `max-age=${hstsMaxAgeSeconds}`,
    }),
  };
}
