import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import type { Services } from '#contract/page-services.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Log } from '../log.ts';
import { logAnswer } from './access-log.ts';
import { type Answer, sendAnswer } from './answer.ts';
import { canonicalPath } from './canonical-path.ts';
import type { ErrorPage } from './error-page.ts';
import { answerHealth, isHealthPath } from './health.ts';
import type { OnDemand } from './on-demand.ts';
import { type BodyLimits, readBody } from './read-body.ts';
import { makeRequestId } from './request-id.ts';
import type { Route } from './route.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';
import { endUnreadBody } from './unread-body.ts';

export interface SiteNeeds {
  /** The files that have an address; error pages are none of them. */
  files: StaticFiles;
  notFoundPage: StaticFile | undefined;
  errorPage: ErrorPage;
  onDemand: OnDemand;
  servicesFor(req: IncomingMessage, requestId: string): Services;
  /** @param sound the request's head is as it should be; its answer says so otherwise */
  contactFunction(req: IncomingMessage, requestId: string, sound: boolean): Promise<Answer>;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  bodyLimits: BodyLimits;
  readiness: Readiness;
  log: Log;
  /** Hears of each answer, once it is out or the client has gone away. */
  answered?: ((route: Route, status: number, seconds: number) => void) | undefined;
}

/** Longest address that is read, in characters. Campaign links with everything attached stay far below. */
const urlLimit = 8192;

/**
 * Most that a form without script may send, in bytes: the longest message in any script, each byte of it as three
 * characters, and as much again, so that one that is too long comes back to be shortened.
 */
const formBodyLimit = 256 * 1024;

/** The page with the form, below the prefix of its language. */
const contactPagePath = contactFormPath.replace('/send', '');

/** Methods for which no web-standard request can be made; nothing here answers them. */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** A request on its way through the steps below. */
interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  path: string;
  route: Route;
  needs: SiteNeeds;
}

/** Answers every request: static files first and by themselves, then what is made on demand, then the 404 page. */
export function siteHandler(needs: SiteNeeds): RequestListener {
  return (req, res) => {
    // A proxy may send the whole address; the path is what counts.
    req.url = (req.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=$|\?)/, '/');
    const [path = ''] = req.url.split('?', 1);
    const route = path === contactFunctionPath ? 'function' : 'page';
    const exchange: Exchange = { req, res, requestId: makeRequestId(), path, route, needs };
    const file = plainlyAskedFor(exchange);
    if (!file) setBaseHeaders(exchange);
    if (hasBody(req)) endUnreadBody(req, res);
    if (isHealthPath(path)) {
      answerHealth(path, req, res, needs.readiness).catch((error: unknown) => fail(exchange, error));
      return;
    }
    measure(exchange);
    logAnswer(req, res, exchange.requestId, needs.log);
    (file ? sendFile(exchange, file) : answer(exchange)).catch((error: unknown) => fail(exchange, error));
  };
}

/**
 * The file for a request such as browsers send them all day: its address as it should be, nothing else. It has all its
 * headers already. Whatever is less plain goes through every step of `answer`, and comes to the same.
 */
function plainlyAskedFor(exchange: Exchange): StaticFile | undefined {
  const { req, path, needs } = exchange;
  if ((req.method !== 'GET' && req.method !== 'HEAD') || req.url !== path || !hasSoundHost(req))
    return undefined;
  const file = needs.files.get(path);
  if (file) exchange.route = 'static';
  return file;
}

function measure(exchange: Exchange): void {
  const { res, needs } = exchange;
  if (!needs.answered) return;
  const start = performance.now();
  res.once('close', () =>
    needs.answered?.(exchange.route, res.statusCode, (performance.now() - start) / 1000),
  );
}

function setBaseHeaders({ res, requestId, needs }: Exchange): void {
  for (const [name, value] of Object.entries(needs.headers)) res.setHeader(name, value);
  res.setHeader('X-Request-Id', requestId);
}

async function answer(exchange: Exchange): Promise<void> {
  const { req, res, needs } = exchange;
  const url = req.url ?? '/';
  const { method = '' } = req;
  if (exchange.route === 'function') {
    const sound = url.length <= urlLimit && hasSoundHost(req);
    return sendAnswer(res, await needs.contactFunction(req, exchange.requestId, sound));
  }
  if (url.length > urlLimit) return sendErrorPage(exchange, 414);
  if (!hasSoundHost(req)) return sendErrorPage(exchange, 400);
  if (forbiddenMethods.includes(method)) return sendErrorPage(exchange, 405, allowed);
  const canonical = canonicalPath(exchange.path);
  if (canonical.kind === 'malformed') return sendErrorPage(exchange, 400);
  if (canonical.kind === 'moved') {
    return redirect(exchange, `${canonical.path}${url.slice(exchange.path.length)}`);
  }

  const file = needs.files.get(decodeURIComponent(exchange.path));
  if (!file) return answerOnDemand(exchange);
  if (method === 'GET' && beginsMessage(exchange)) {
    req.url = url.replace(contactPagePath, contactFormPath);
    return answerOnDemand(exchange);
  }
  exchange.route = 'static';
  if (method === 'GET' || method === 'HEAD') return sendFile(exchange, file);
  if (method === 'OPTIONS') {
    res.writeHead(204, allowed).end();
    return;
  }
  sendErrorPage(exchange, 405, allowed);
}

async function answerOnDemand(exchange: Exchange): Promise<void> {
  const { req, res, path, needs, requestId } = exchange;
  // What begins so is a part of the framework, never a page of ours.
  if (path.startsWith('/_')) return sendNotFound(exchange);
  if (hasBody(req)) {
    // A page would read as much as is sent, so it gets it read already.
    const body = await readBody(req, { ...needs.bodyLimits, bytes: formBodyLimit });
    if (body.kind === 'too-large') return sendErrorPage(exchange, 413);
    if (body.kind === 'too-slow') return sendErrorPage(exchange, 408);
    if (body.kind === 'broken') return sendErrorPage(exchange, 400);
    Object.assign(req, { body: body.bytes });
  }
  // The policy of the 404 page, which the framework sends when a page made on demand says that it does not exist.
  // Every other page brings its own.
  if (needs.notFoundPage?.policy) res.setHeader('Content-Security-Policy', needs.notFoundPage.policy);
  let unknown = false;
  await needs.onDemand(
    req,
    res,
    () => {
      unknown = true;
    },
    { services: needs.servicesFor(req, requestId) },
  );
  if (unknown) await sendNotFound(exchange);
}

/** A page about giving asks for the form with its message begun: the static page can do that only with script. */
function beginsMessage({ req, path }: Exchange): boolean {
  return path.endsWith(contactPagePath) && /[?&]about=giving(&|$)/.test(req.url ?? '');
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** HTTP/1.1 asks for one host in each request; it becomes part of the address that a page on demand sees. */
function hasSoundHost(req: IncomingMessage): boolean {
  const { host } = req.headers;
  if (host === undefined) return req.httpVersion === '1.0';
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
}

/** What every address but the function's answers. */
const allowed = { Allow: 'GET, HEAD' };

async function sendNotFound(exchange: Exchange): Promise<void> {
  const { needs } = exchange;
  if (needs.notFoundPage) await sendFile(exchange, needs.notFoundPage, 404);
  else sendErrorPage(exchange, 404);
}

function redirect({ req, res }: Exchange, location: string): void {
  const keepsMethod = req.method !== 'GET' && req.method !== 'HEAD';
  res
    .writeHead(keepsMethod ? 308 : 301, {
      Location: location,
      'Cache-Control': 'public, max-age=3600',
      'Content-Length': 0,
    })
    .end();
}

function sendErrorPage(
  { req, res, requestId, needs }: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(needs.errorPage.render({ status, requestId }));
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': needs.errorPage.policy,
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** An error that nobody foresaw: its detail goes to the log, the visitor gets the id to find it by. */
function fail(exchange: Exchange, error: unknown): void {
  const { req, res, requestId, needs } = exchange;
  if (req.destroyed && !req.complete) return;
  if (res.destroyed) return;
  needs.log.error({ requestId, err: error }, 'unexpected error');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  setBaseHeaders(exchange);
  sendErrorPage(exchange, 500);
}
