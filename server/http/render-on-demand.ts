import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageServices } from '#contract/page-services.ts';
import type { Client } from '../contact/client.ts';
import type { Log } from '../log.ts';
import type { Build } from './build.ts';
import { minuteLimiter } from './minute-limiter.ts';
import type { RenderTurns } from './render-turns.ts';
import { RequestError } from './requests.ts';

/** Rendered pages answer these, some with 405. Astro fails on TRACE, for which no web-standard request exists. */
export const renderedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a request with a page that Astro renders now. */
export type RenderOnDemand = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Of a client: receipts and desk pages for everyone in a shelter. */
const pagesPerMinute = 600;

/** Forms of a client that go before all pages. Further ones are treated like pages. */
const formsPerMinute = 20;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a form with a message is posted here, which may be a call for help. */
    receivesForm?: boolean;
  }
}

interface RenderDeps {
  build: Build;
  turns: RenderTurns;
  servicesFor(request: FastifyRequest): PageServices;
  clientOf(request: FastifyRequest): Client;
  log: Log;
}

/** Connects Fastify to Astro's middleware, which writes to the raw response. */
export function renderOnDemand(deps: RenderDeps): RenderOnDemand {
  const { turns, servicesFor, clientOf, log } = deps;
  const [takeForm, takePage] = [minuteLimiter(formsPerMinute), minuteLimiter(pagesPerMinute)];
  const { renderPage, errorPage, notFoundPage } = deps.build;
  const render = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
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
    const next = () => fail(new Error('Astro has no such page'));
    await renderPage(req, res, next, { services: servicesFor(request) }).catch(fail);
  };
  return async (request, reply) => {
    const client = clientOf(request);
    const isForm = request.method === 'POST' && request.routeOptions.config.receivesForm === true;
    const goesFirst = isForm && (await takeForm(client)) === 0;
    const waitSeconds = goesFirst ? 0 : await takePage(client);
    if (waitSeconds > 0) {
      reply.header('Retry-After', waitSeconds);
      throw new RequestError(429);
    }
    const hasTurn =
      (goesFirst && (await turns.begin(client.address, true))) || (await turns.begin(client.address, false));
    if (!hasTurn) throw new RequestError(503);
    try {
      await render(request, reply);
    } finally {
      turns.end();
    }
  };
}
