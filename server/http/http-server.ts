import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { contactBodyLimit } from '#shared/contact/contact-requests.ts';
import type { Client } from '../base/client.ts';
import { readableCode } from '../base/keys.ts';
import type { Log } from '../base/log.ts';
import { logResponse, type OnResponse } from './access-log.ts';
import { createClientErrorHandler } from './client-error.ts';
import type { ErrorPage } from './error-page.ts';
import { closeConnectionsOnStop } from './graceful-shutdown.ts';
import { limitOpenRequests } from './open-requests.ts';
import { busyRetrySeconds, logAndGetStatus } from './request-error.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    client: Client;
  }
}

interface HttpServerOptions {
  siteUrl: URL;
  /** How many proxies in front of the server may name the client's address. */
  trustedProxies: number;
  log: Log;
  identifyClient(ip: string): Client;
  errorPageFor(path: string): ErrorPage;
  /** The short page, for requests that cannot be read or are too many, and for programs. */
  plainErrorPageFor(path: string): ErrorPage;
  timeouts: Readonly<Record<'requestMs' | 'idleMs' | 'drainMs', number>>;
  onResponse?: OnResponse | undefined;
}

/** This bounds memory and file descriptors. */
const maxConnections = 2_000;

/**
 * Creates the HTTP server for the route plugins. It bounds what a client may cost, gives every response its
 * security headers, and answers errors with the error page.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, errorPageFor, plainErrorPageFor, timeouts } = options;
  const headers = securityHeaders(options.siteUrl);

  // This leaves out Fastify's own lines about starting and aborted streams; `logResponse` logs requests.
  const fastifyLog: FastifyBaseLogger = log.child(
    {},
    { level: log.isLevelEnabled('warn') ? 'warn' : log.level },
  );

  const app: FastifyInstance = Fastify({
    loggerInstance: fastifyLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A visitor may read it out, so that we find the request in the log. It has 52 random bits.
    genReqId: () => readableCode(12).replace(/(.{4})(?=.)/g, '$1-'),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: contactBodyLimit,
    // A page says itself which of its addresses is the canonical one.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: Math.min(1_000, timeouts.requestMs),
    },
    // A request that arrives while the server stops is still answered: it may be a call for help.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers).header('X-Request-Id', request.id);
      logResponse(request, reply, log, options.onResponse);
      sendError(request, reply, 400);
    },
    clientErrorHandler: createClientErrorHandler(headers, plainErrorPageFor('/')),
  });

  const sendError = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    // A client with too many requests, and a program that is no browser, get the short page.
    const isShort = status === 429 || status === 503 || !request.headers.accept?.includes('text/html');
    const page = (isShort ? plainErrorPageFor : errorPageFor)(request.url);
    return reply
      .code(status)
      .headers(page.headers)
      .send(page.render({ status, requestId: request.id }));
  };

  app.decorateRequest('client');
  let isProxyNoticed = options.trustedProxies > 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isProxyNoticed && request.headers['x-forwarded-for'] !== undefined) {
      isProxyNoticed = true;
      log.warn(
        'X-Forwarded-For is ignored: set TRUSTED_PROXIES, or all visitors behind a proxy share one limit',
      );
    }
    reply.headers(headers).header('X-Request-Id', request.id);
    logResponse(request, reply, log, options.onResponse);
    if (request.routeOptions.config.isHealthCheck) return;
    request.client = options.identifyClient(request.ip);
  });
  limitOpenRequests(app, maxConnections);
  app.setErrorHandler((error, request, reply) => {
    const status = logAndGetStatus(error, reply, log);
    if (status === 503) reply.header('Retry-After', busyRetrySeconds);
    return sendError(request, reply, status);
  });
  // Our forms are URL-encoded. A route refuses any other body with 415, unless its plugin has a parser of its own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );

  const { server } = app;
  server.maxConnections = maxConnections;
  // `destroy` would let the kernel go on sending to a client that does not read; a reset frees what is left.
  server.setTimeout(timeouts.idleMs, socket => socket.resetAndDestroy());
  // Expectations other than 100-continue are ignored, as RFC 9110 allows.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  closeConnectionsOnStop(app, options.trustedProxies > 0 ? timeouts.drainMs : 0);
  return app;
}
