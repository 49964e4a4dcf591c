import { hash } from 'node:crypto';

/** A response that is not a page of the site may load, run, send and frame nothing. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a built page: it runs its own scripts and styles, and loads from this site only. */
export function pagePolicy(html: string): string {
  const sources = (inline: RegExp) => {
    const hashes = Array.from(html.matchAll(inline), ([, code = '']) => hash('sha256', code, 'base64'));
    return ["'self'", ...new Set(hashes.map(digest => `'sha256-${digest}'`))].join(' ');
  };
  return [
    "default-src 'none'",
    `script-src ${sources(/<script(?: type="module")?>(.*?)<\/script>/gs)}`,
    `style-src ${sources(/<style>(.*?)<\/style>/gs)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of pages about one message: what they show, and the token or reference in their address. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Headers of every response. A page replaces the policy with its own. */
export function securityHeaders(siteUrl: URL): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': strictPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Other sites do not learn which page a visitor came from.
    'Referrer-Policy': 'same-origin',
    // These are features that every browser knows: Chromium warns on each page about an unknown name.
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Two years. It lacks `includeSubDomains`, because what runs on them is not ours to decide.
    ...(siteUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}
