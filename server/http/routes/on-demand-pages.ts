import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShownPage } from '#shared/on-demand/shown-page.ts';
import type { Log } from '../../base/log.ts';
import { raceSignal } from '../../base/race-signal.ts';
import { createRateLimiter } from '../../base/rate-limiter.ts';
import type { RenderPage } from '../built-site.ts';
import { RequestError } from '../request-error.ts';
import { privateHeaders } from '../security-headers.ts';

/** In a shelter, 40 phones may share one address: 15 pages a minute for each. */
const pageLimit = { count: 40 * 15, seconds: 60 };

export type OnDemandPages = ReturnType<typeof createOnDemandPages>;

interface OnDemandPagesOptions {
  renderPage: RenderPage;
  /** How long a visitor waits until a message is read or changed. */
  storeTimeoutMs: number;
  log: Log;
}

/** What the pages rendered on demand share, whichever plugin has their routes. */
export function createOnDemandPages({ renderPage, storeTimeoutMs, log }: OnDemandPagesOptions) {
  const limiter = createRateLimiter({ client: pageLimit });
  let lastShown: Promise<unknown> = Promise.resolve();
  return {
    /** A hook `onRequest` for all their routes. */
    async keepPrivate(_request: FastifyRequest, reply: FastifyReply) {
      reply.headers(privateHeaders);
    },

    /** A hook `onRequest` for pages that anybody may look for: receipts and team links. */
    async limit({ client }: FastifyRequest, reply: FastifyReply) {
      const decision = limiter.admit(client);
      if (decision.allowed) return;
      reply.header('Retry-After', decision.retryAfterSeconds);
      throw new RequestError(429);
    },

    /** Waits for the database. A failure or timeout is logged and answered with 503: a retry may work. */
    async inTimeOrLog<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
      try {
        return await raceSignal(work, AbortSignal.timeout(storeTimeoutMs));
      } catch (error) {
        log.error({ requestId: request.id, err: error }, 'a message could not be read or changed');
        throw new RequestError(503);
      }
    },

    async show(reply: FastifyReply, language: string, status: number, shown: ShownPage) {
      // Each turn of the event loop renders one page, so that many at once do not delay other requests.
      lastShown = lastShown.then(() => setImmediate());
      await lastShown;
      const { html, policy } = await renderPage(language, shown);
      reply.code(status).header('Content-Security-Policy', policy);
      return reply.type('text/html; charset=utf-8').send(html);
    },
  };
}
