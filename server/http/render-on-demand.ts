import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '#contract/on-demand-pages.ts';
import type { Client } from '../contact/client.ts';
import type { Log } from '../log.ts';
import type { RenderPage } from './build.ts';
import type { ErrorPage } from './error-page.ts';
import type { RenderTurns } from './render-turns.ts';
import { RequestError } from './requests.ts';

/** Answers a request with a page that Astro renders now, when it is its turn. */
export type RenderOnDemand = (
  request: FastifyRequest,
  reply: FastifyReply,
  data: PageData,
  goesFirst?: boolean,
) => Promise<void>;

interface RenderDeps {
  renderPage: RenderPage;
  /** In the language of an address. */
  errorPage(path: string): ErrorPage;
  turns: RenderTurns;
  clientOf(request: FastifyRequest): Client;
  log: Log;
}

/** Connects Fastify to Astro's middleware, which writes to the raw response. */
export function renderOnDemand({ renderPage, errorPage, turns, clientOf, log }: RenderDeps): RenderOnDemand {
  const render = async (request: FastifyRequest, reply: FastifyReply, data: PageData): Promise<void> => {
    const { raw: req, id: requestId } = request;
    const { raw: res } = reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) res.setHeader(name, value);
    // Astro calls every status "OK".
    Object.defineProperty(res, 'statusMessage', { get: () => STATUS_CODES[res.statusCode], set() {} });
    const { headers, render: renderError } = errorPage(request.url);
    const report = (error: unknown): string => {
      log.error({ requestId, err: error }, 'unexpected error');
      return renderError({ status: 500, requestId });
    };
    const unexpectedError = (error: unknown) => new Response(report(error), { status: 500, headers });
    const fail = (error: unknown) => {
      const html = report(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500, headers).end(html);
    };
    const next = () => fail(new Error('Astro has no such page'));
    await renderPage(req, res, next, { ...data, unexpectedError }).catch(fail);
  };
  return async (request, reply, data, goesFirst = false) => {
    const { address } = clientOf(request);
    const hasTurn = (goesFirst && (await turns.begin(address, true))) || (await turns.begin(address, false));
    if (!hasTurn) throw new RequestError(503);
    try {
      await render(request, reply, data);
    } finally {
      turns.end();
    }
  };
}
