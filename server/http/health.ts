import type { FastifyPluginAsync } from 'fastify';
import { isPrivateAddress } from '../base/client.ts';
import { minute } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { raceSignal } from '../base/race-signal.ts';

/** By name. Each rejects if the site cannot work without what it checks. */
type Probes = Readonly<Record<string, () => Promise<void>>>;

/** A probe that takes longer counts as missing. */
const probeTimeoutMs = 2_000;

/**
 * The routes for load balancers: `/healthz` says that the process is alive, `/readyz` that it can take
 * messages. Finding that out writes to the disk, so only this machine and its network may ask.
 */
export const health: FastifyPluginAsync<{ probes: Probes; log: Log }> = async (app, { probes, log }) => {
  const options = { config: { isHealthCheck: true } };
  let missing = '';
  /** Names what is missing, and logs when something goes missing or comes back. */
  const findMissing = async (): Promise<string[]> => {
    const failures = Object.entries(probes).map(([name, probe]) =>
      raceSignal(probe(), AbortSignal.timeout(probeTimeoutMs)).then(
        () => [],
        (error: unknown) => [{ name, error }],
      ),
    );
    const problems = (await Promise.all(failures)).flat();
    const names = problems.map(({ name }) => name);
    if (names.join() !== missing) {
      for (const { name, error } of problems) log.error({ missing: name, err: error }, 'not ready');
      if (names.length === 0) log.info('ready again');
    }
    missing = names.join();
    return names;
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', options, async (_request, reply) =>
    app.isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'alive' },
  );
  app.get('/readyz', options, async (request, reply) => {
    if (!isPrivateAddress(request.ip)) return reply.callNotFound();
    const names = await findMissing();
    if (names.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', missing: names });
  });
};

const stallLimitMs = 5 * minute;

/**
 * Throws when the last sign of life is more than five minutes ago. Times are those of `performance.now()`, as
 * the machine's clock may jump; infinity means that nothing is running that could stall.
 */
export async function assertAlive(lastSignMs: number, nowMs = performance.now()): Promise<void> {
  const silentMs = nowMs - lastSignMs;
  if (silentMs > stallLimitMs) throw new Error(`nothing has happened for ${Math.round(silentMs / 1000)} s`);
}
