import type { FastifyPluginAsync } from 'fastify';
import { clientAddress, isPrivateAddress } from '../contact/client.ts';
import type { Readiness } from '../readiness.ts';

/**
 * The routes for load balancers. `/healthz`: the process is alive and not stopping, whatever the database does.
 * `/readyz`: it can take messages; otherwise 503 with the names of what is missing. Each check writes to the disk, so only
 * this machine and its network may ask.
 */
export const health: FastifyPluginAsync<{ readiness: Readiness }> = async (app, { readiness }) => {
  const options = { config: { unlogged: true } };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', options, async (_request, reply) =>
    app.isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'alive' },
  );
  app.get('/readyz', options, async (request, reply) => {
    if (!isPrivateAddress(clientAddress(request))) return reply.callNotFound();
    const missing = await readiness();
    if (missing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', missing });
  });
};
