import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { deskPath } from '#contract/page-services.ts';
import { readableCode } from '../keys.ts';
import type { Log } from '../log.ts';
import { logResponse, type OnResponse } from './access-log.ts';
import { canonicalPath } from './canonical-path.ts';
import { type ErrorPage, plainErrorPage } from './error-page.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  siteUrl: URL;
  /** How many proxies in front of the server may name the client's address. */
  trustedProxies: number;
  log: Log;
  errorPage?: ErrorPage;
  /** A request must arrive within this time. The longest message takes about 30 s on a phone in a bad network. */
  requestTimeoutMs?: number;
  /** A connection without any traffic is closed after this time, even if the client just does not read. */
  idleTimeoutMs?: number;
  onResponse?: OnResponse | undefined;
}

/** Longest URL that is read. Campaign links with everything attached stay far below. */
const maxUrlLength = 8192;

/**
 * Largest body that is read: the longest message in any script, percent-encoded by a form, and as much again, so that
 * a message that is too long comes back to be shortened.
 */
const maxBodyBytes = 256 * 1024;

/** Bounds memory and file descriptors; far more than visitors of one machine ever open at once. */
const maxConnections = 12_000;

/** Refuses a request with a 4xx status. Each door decides how that looks: a page or JSON. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** The status for an error: 4xx if the client caused it, otherwise 500. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/**
 * Creates the HTTP server that the doors are registered on. It bounds what a client may cost, gives every response its
 * security headers, redirects to canonical addresses, and answers errors with the error page.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, errorPage = plainErrorPage, requestTimeoutMs = 60_000, idleTimeoutMs = 120_000 } = options;
  const headers = securityHeaders(options.siteUrl);

  // Leaves out Fastify's own lines about starting and aborted streams; `logResponse` logs requests.
  const fastifyLog: FastifyBaseLogger = log.child(
    {},
    { level: log.isLevelEnabled('warn') ? 'warn' : log.level },
  );

  const app: FastifyInstance = Fastify({
    loggerInstance: fastifyLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: makeRequestId,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // Longer than the 60 s after which proxies drop an idle connection, so that they never use a closed one.
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: Math.min(20_000, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs),
      maxHeaderSize: 16 * 1024,
      // Checked in `checkRequest`, where the response gets all headers.
      requireHostHeader: false,
    },
    // A request that arrives while the server stops is still answered: it may be a call for help.
    return503OnClosing: false,
    // A token of the desk has about 60 characters.
    routerOptions: { maxParamLength: 200 },
    // A proxy may send the whole URL.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=$|\?)/, '/'),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers).header('X-Request-Id', request.id);
      logResponse(request, reply, log, options.onResponse);
      sendError(request, reply, 400);
    },
    clientErrorHandler: (error, socket) => answerUnparsable(error, socket, latestResponse.get(socket)),
  });

  const sendError = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .headers(errorPage.headers)
      .send(errorPage.render({ status, requestId: request.id }));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    logResponse(request, reply, log, options.onResponse);
    if (request.routeOptions.config.unlogged) return;
    checkRequest(request);
    const moved = canonicalLocation(request);
    if (moved !== undefined) return redirect(request, reply, moved);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) log.error({ requestId: request.id, err: error }, 'unexpected error');
    return sendError(request, reply, status);
  });
  // Whatever a page gets posted: it reads the bytes itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const { server } = app;
  server.maxConnections = maxConnections;
  // Expectations other than 100-continue are ignored, as RFC 9110 allows.
  server.on('checkExpectation', (req, res) => app.routing(req, res));
  const latestResponse = new WeakMap<Duplex, ServerResponse>();
  const unused = new Set<Duplex>();
  server.on('connection', socket => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', (req, res) => {
    unused.delete(req.socket);
    latestResponse.set(req.socket, res);
    res.once('finish', () => {
      if (closing) req.socket.end();
    });
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Node counts a connection that has not sent anything as busy. Browsers open such connections in advance.
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  return app;

  function answerUnparsable(
    error: NodeJS.ErrnoException,
    socket: Duplex,
    response: ServerResponse | undefined,
  ): void {
    const answering = response?.headersSent === true && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || answering) {
      socket.destroy();
      return;
    }
    const status = unparsableStatus[error.code ?? ''] ?? 400;
    const body = plainErrorPage.render({ status });
    const lines = Object.entries({
      ...headers,
      ...plainErrorPage.headers,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
}

const unparsableStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Identifies a request in the log and to a visitor, who may have to read it out: 52 random bits. */
function makeRequestId(): string {
  return readableCode(12).replace(/(.{4})(?=.)/g, '$1-');
}

/** Throws a `RequestError` if no door should see the request. */
function checkRequest({ url, raw }: FastifyRequest): void {
  if (url.length > maxUrlLength) throw new RequestError(414);
  // RFC 9112, 3.2: exactly one valid host, which only HTTP/1.0 may leave out.
  const { host } = raw.headers;
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const isValid = host === undefined ? raw.httpVersion === '1.0' : hostPattern.test(host);
  if (!isValid || hosts.length > 1) throw new RequestError(400);
}

const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function canonicalLocation({ url }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  if (canonical.kind === 'malformed') throw new RequestError(400);
  return canonical.kind === 'moved' ? canonical.path + url.slice(path.length) : undefined;
}

function redirect({ method }: FastifyRequest, reply: FastifyReply, location: string): FastifyReply {
  const keepsMethod = method !== 'GET' && method !== 'HEAD';
  // Addresses below these hold a token or a reference.
  const isPrivate = location.startsWith(deskPath) || location.startsWith('/contact/');
  if (isPrivate) reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex, nofollow');
  return reply
    .header('Cache-Control', isPrivate ? 'no-store' : 'public, max-age=3600')
    .redirect(location, keepsMethod ? 308 : 301);
}
