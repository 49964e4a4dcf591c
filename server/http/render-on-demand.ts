import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageServices } from '#contract/page-services.ts';
import type { Log } from '../log.ts';
import type { Build } from './build.ts';
import type { RenderTurns } from './render-turns.ts';

/** Rendered pages answer these, some with 405. Astro fails on TRACE, for which no web-standard request exists. */
export const renderedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a request with a page that Astro renders now. */
export type RenderOnDemand = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Seconds until a visitor should try again when too many pages wait to be rendered. */
const retryAfterSeconds = 5;

interface RenderDeps {
  build: Build;
  turns: RenderTurns;
  servicesFor(request: FastifyRequest): PageServices;
  /** Counts a page for its client; returns how many seconds the client has to wait if there were too many. */
  takePage(request: FastifyRequest): Promise<number>;
  log: Log;
}

/** Connects Fastify to Astro's middleware, which writes to the raw response. */
export function renderOnDemand({ build, turns, servicesFor, takePage, log }: RenderDeps): RenderOnDemand {
  const { renderPage, errorPage, notFoundPage } = build;
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: 429 | 503, seconds: number) => {
    const page = errorPage(request.url);
    return reply
      .code(status)
      .headers({ ...page.headers, 'Retry-After': String(seconds) })
      .send(page.render({ status, requestId: request.id }));
  };
  return async (request, reply) => {
    const isForm = hasMessage(request);
    const waitSeconds = isForm ? 0 : await takePage(request);
    if (waitSeconds > 0) return refuse(request, reply, 429, waitSeconds);
    if (!(await turns.begin(isForm))) return refuse(request, reply, 503, retryAfterSeconds);
    const { raw: req } = request;
    const { raw: res } = reply;
    reply.hijack();
    // Rendered pages bring their own policy; Astro's 404 page, which may come instead, does not.
    reply.headers(notFoundPage(request.url).headers).header('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) res.setHeader(name, value);
    // Astro calls every status "OK".
    Object.defineProperty(res, 'statusMessage', { get: () => STATUS_CODES[res.statusCode], set() {} });
    // Astro's adapter reads an already parsed body from here.
    Object.assign(req, { body: request.body });
    const fail = (error: unknown) => {
      log.error({ requestId: request.id, err: error }, 'unexpected error');
      if (res.headersSent) res.destroy();
      else {
        const page = errorPage(request.url);
        res.writeHead(500, page.headers).end(page.render({ status: 500, requestId: request.id }));
      }
    };
    renderPage(req, res, () => fail(new Error('Astro has no such page')), {
      services: servicesFor(request),
    })
      .catch(fail)
      .finally(turns.end);
  };
}

/** Whether a form with a message was posted, which may be a call for help. */
function hasMessage({ method, body }: FastifyRequest): boolean {
  return method === 'POST' && Buffer.isBuffer(body) && /(^|&)message=[^&]/.test(body.toString('latin1'));
}
