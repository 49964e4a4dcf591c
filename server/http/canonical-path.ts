import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from './request-error.ts';
import { privateHeaders } from './security-headers.ts';

/** A longer URL is refused. Campaign links with everything attached stay far below. */
const maxUrlLength = 8192;

/** Percent-encoding letters, digits and `-._~` changes nothing (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * The canonical form of a raw request path: no trailing or double slash, no `.html`, `index` or dot segments.
 * `undefined` for one that cannot be decoded or that browsers read differently. It starts with exactly one
 * slash, so that a redirect to it stays on the site.
 */
export function canonicalPath(raw: string): string | undefined {
  const path = raw.replace(/%[0-9a-f]{2}/gi, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  if (!/^\/[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path) || !isText(path)) return undefined;
  const { pathname } = new URL(`http://site${path}`);
  // The `.html` of a name that ends with a dot stays: without it, `/...html` would be a dot segment.
  return pathname.replace(/\/+/g, '/').replace(/(\/|\/index|(?<!\.)\.html)+$/, '') || '/';
}

function isText(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this finds them
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Where a request goes if its path is not canonical. Throws a `RequestError` for an unreadable URL. */
export function canonicalLocation({ url }: FastifyRequest): string | undefined {
  if (url.length > maxUrlLength) throw new RequestError(414);
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  if (canonical === undefined) throw new RequestError(400);
  return canonical === path ? undefined : canonical + url.slice(path.length);
}

export function redirect({ method }: FastifyRequest, reply: FastifyReply, location: string): FastifyReply {
  const keepsMethod = method !== 'GET' && method !== 'HEAD';
  return reply
    .header('Cache-Control', 'public, max-age=3600')
    .headers(privateHeaders(location))
    .redirect(location, keepsMethod ? 308 : 301);
}
