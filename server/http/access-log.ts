import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../base/log.ts';

/** The status that proxies log when the client closed the connection before the response was complete. */
const clientClosedRequest = 499;

/** Values of the metric's label `route`, which docs/operations/reference.md explains. `page` is all else. */
export const routeKinds = ['static', 'api', 'page'] as const;

type RouteKind = (typeof routeKinds)[number];

/** Called once for each request, when the response is complete or the client has gone. */
export type OnResponse = (kind: RouteKind, status: number, durationMs: number) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
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
  const { id: requestId, method, routeOptions } = request;
  const { kind = 'page', isHealthCheck = false } = routeOptions.config;
  // The path is that of the route, such as `/desk/:token`: what was asked for may hold a token, a reference
  // or anything typed.
  const { url: path = '(none)' } = routeOptions;
  if (isHealthCheck) return;
  const start = performance.now();
  // Fastify's hook `onResponse` does not run when the client closes the connection early.
  reply.raw.once('close', () => {
    const durationMs = performance.now() - start;
    const status = reply.raw.writableFinished ? reply.raw.statusCode : clientClosedRequest;
    onResponse?.(kind, status, durationMs);
    log[status >= 500 ? 'error' : 'info'](
      { requestId, method, path, status, durationMs: Math.round(durationMs * 10) / 10 },
      'request',
    );
  });
}
