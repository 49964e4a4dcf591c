import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamLinkPath } from '#shared/contact/on-demand.ts';
import { readableCode } from '../keys.ts';
import { canonicalPath } from './canonical-path.ts';

/** Longest URL that is read. Campaign links with everything attached stay far below. */
const maxUrlLength = 8192;

/** Refuses a request. Each route plugin decides how that looks: a page or JSON. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** The status for an error: 4xx if the client caused it, 503 if the server is too busy, otherwise 500. */
export function statusForError(error: unknown): number {
  if (error instanceof RequestError) return error.statusCode;
  // No file descriptor is free.
  if (error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE'))
    return 503;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** True if the client has disconnected: a truncated response is then not an error. */
export function hasClientLeft({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.destroyed;
}

/** Identifies a request in the log and to a visitor, who may have to read it out: 52 random bits. */
export function makeRequestId(): string {
  return readableCode(12).replace(/(.{4})(?=.)/g, '$1-');
}

/** Rejects malformed requests before a route sees them, with a `RequestError`. */
export function checkRequest({ url, raw }: FastifyRequest): void {
  if (url.length > maxUrlLength) throw new RequestError(414);
  // RFC 9112, 3.2: exactly one valid host, which only HTTP/1.0 may leave out.
  const { host } = raw.headers;
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const isValid =
    host === undefined ? raw.httpVersion === '1.0' : hostPattern.test(host) && URL.canParse(`http://${host}`);
  if (!isValid || hosts.length > 1) throw new RequestError(400);
  // A compressed body would be read as it is.
  if ((raw.headers['content-encoding'] ?? 'identity') !== 'identity') throw new RequestError(415);
}

const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Where the request should go if its path is not canonical. Throws a `RequestError` for a malformed path. */
export function canonicalLocation({ url }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  if (canonical === undefined) throw new RequestError(400);
  // Where programs look for a sitemap that no page names.
  if (canonical === '/sitemap.xml') return '/sitemap-index.xml';
  return canonical === path ? undefined : canonical + url.slice(path.length);
}

export function redirect({ method }: FastifyRequest, reply: FastifyReply, location: string): FastifyReply {
  const keepsMethod = method !== 'GET' && method !== 'HEAD';
  // Addresses below these hold a token or a reference.
  const isPrivate = location.startsWith(teamLinkPath) || location.includes('/contact/');
  if (isPrivate) reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex, nofollow');
  return reply
    .header('Cache-Control', isPrivate ? 'no-store' : 'public, max-age=3600')
    .redirect(location, keepsMethod ? 308 : 301);
}
