import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamLinkPath } from '#shared/contact/on-demand.ts';
import { readableCode } from '../keys.ts';
import { canonicalPath } from './canonical-path.ts';

/** Longest URL that is read. Campaign links with everything attached stay far below. */
const maxUrlLength = 8192;

/** When to try again if the server has no room or no database now: long enough for a lock to pass, short enough to wait for. */
export const busyRetrySeconds = 5;

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

/** Where the request should go if its path is not canonical. Throws a `RequestError` for a URL that is too long or malformed. */
export function canonicalLocation({ url }: FastifyRequest): string | undefined {
  if (url.length > maxUrlLength) throw new RequestError(414);
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  if (canonical === undefined) throw new RequestError(400);
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
