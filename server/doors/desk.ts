import type { FastifyPluginAsync } from 'fastify';
import { type RenderOnDemand, renderedMethods } from './render-on-demand.ts';

/** The door for the team: the pages behind the links of a team email. Their address is the key to a message. */
export const deskDoor: FastifyPluginAsync<{ renderOnDemand: RenderOnDemand }> = async (
  app,
  { renderOnDemand },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });
  app.route({ method: renderedMethods, url: '/:token', handler: renderOnDemand });
};
