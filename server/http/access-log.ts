import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamLinkPath } from '#shared/contact/team-link.ts';
import { receiptPath } from '#shared/on-demand/pages.ts';
import type { Log } from '../base/log.ts';
import { anyReference } from '../contact/reference.ts';

/** Longest path that is logged, in characters. */
const maxLoggedLength = 200;

/** The status that proxies log when the client closed the connection before the response was complete. */
const clientClosedRequest = 499;

/** What answered, for metrics: a file, the contact API, or all else, which is mostly pages rendered on demand. */
type RouteKind = 'static' | 'api' | 'page';

/** Called once for each request, when the response is complete or the client has gone. */
export type OnResponse = (kind: RouteKind, status: number, durationMs: number) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `page` unless set. */
    kind?: RouteKind;
    /** Health checks arrive all day, so they are neither logged nor measured. */
    isHealthCheck?: boolean;
  }
}

/** Logs one line for the request, without anything personal, and reports it to `onResponse`. */
export function logResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  onResponse: OnResponse | undefined,
): void {
  const { id: requestId, method, url } = request;
  const { kind = 'page', isHealthCheck = false } = request.routeOptions.config;
  if (isHealthCheck) return;
  const start = performance.now();
  // Not Fastify's onResponse hook: it does not run when the client closes the connection early.
  reply.raw.once('close', () => {
    const durationMs = performance.now() - start;
    const status = reply.raw.writableFinished ? reply.raw.statusCode : clientClosedRequest;
    onResponse?.(kind, status, durationMs);
    log[status >= 500 ? 'error' : 'info'](
      { requestId, method, path: loggedPath(url), status, durationMs: Math.round(durationMs * 10) / 10 },
      'request',
    );
  });
}

const privateFolders = [receiptPath, teamLinkPath].map(path => path.split('/').at(-2));

/** What follows the name of a folder whose pages lead to a message, whatever stands between them. */
const behindPrivateFolder = new RegExp(`\\b(${privateFolders.join('|')})\\b[^\\w.-].*$`, 'is');

/**
 * The path without its query, references, tokens, and what may be an email address or a phone number. It is
 * cut where it is percent-encoded: no address of the site needs that, and a token could hide in it.
 */
export function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .replace(/%.*$/s, '…')
    .replace(behindPrivateFolder, '$1/…')
    .replace(/\b[a-z]-\w{2,4}-\w{4}-\w{4}-\w+-\w+/gi, '…')
    .replace(anyReference, '…')
    .replace(/[^/]*(?:@|\d(?:[.()+-]*\d){6})[^/]*/g, '…')
    .slice(0, maxLoggedLength);
}
