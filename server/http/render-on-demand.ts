import { STATUS_CODES } from 'node:http';
import compression from 'compression';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageServices } from '#contract/page-services.ts';
import type { Log } from '../log.ts';
import type { Build } from './build.ts';

/** Rendered pages answer these, some with 405. Astro fails on TRACE, for which no web-standard request exists. */
export const renderedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a request with a page that Astro renders now. */
export type RenderOnDemand = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Astro writes to the raw response, which Fastify's own compression does not see. */
const compress = compression();

/** Connects Fastify to Astro's middleware, which writes to the raw response. */
export function renderOnDemand(
  { renderPage, errorPage, notFoundPage }: Build,
  servicesFor: (request: FastifyRequest) => PageServices,
  log: Log,
): RenderOnDemand {
  return async (request, reply) => {
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
    compress(req, res, () => {
      renderPage(req, res, () => fail(new Error('Astro has no such page')), {
        services: servicesFor(request),
      }).catch(fail);
    });
  };
}
