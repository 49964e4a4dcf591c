import type { FastifyPluginAsync } from 'fastify';
import { isPrivateAddress } from '../../base/client.ts';
import type { Log } from '../../base/log.ts';
import { raceSignal } from '../../base/race-signal.ts';

interface HealthOptions {
  /** Rejects if no message can be stored. */
  assertReady(): Promise<void>;
  log: Log;
}

const checkTimeoutMs = 2_000;

/**
 * The routes for load balancers: `/healthz` says that the process is alive, `/readyz` that it can take
 * messages. Finding that out writes to the disk, so only this machine and its network may ask.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { assertReady, log }) => {
  const options = { config: { isHealthCheck: true } };
  let isReady = true;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', options, async (_request, reply) =>
    app.isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'alive' },
  );
  app.get('/readyz', options, async (request, reply) => {
    if (!isPrivateAddress(request.ip)) return reply.callNotFound();
    try {
      await raceSignal(assertReady(), AbortSignal.timeout(checkTimeoutMs));
      if (!isReady) log.info('ready again');
      isReady = true;
      return { status: 'ready' };
    } catch (error) {
      if (isReady) log.error({ err: error }, 'not ready');
      isReady = false;
      return reply.code(503).send({ status: 'not ready' });
    }
  });
};
