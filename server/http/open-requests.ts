import type { FastifyInstance } from 'fastify';
import { busyRetrySeconds, RequestError } from './request-error.ts';

/** In a shelter, 40 phones may share one address and send a slow message each, beside quick requests. */
const maxOfClient = 40 + 60;

const maxOfNetwork = 10 * maxOfClient;

/** The part of what is free that a client may have: however many send slowly, the next one finds room. */
const shareOfClient = 0.1;

/**
 * Refuses a request, before its body is read, while its client or network has too many that are not answered.
 * As room gets scarce, each may have fewer, but a client has its first one, unless its network is full.
 */
export function limitOpenRequests(app: FastifyInstance, capacity: number): void {
  const open = new Map<string, number>();
  let total = 0;
  const countOf = (digest: string) => open.get(digest) ?? 0;
  const add = (digest: string, change: 1 | -1) => {
    const count = countOf(digest) + change;
    if (count > 0) open.set(digest, count);
    else open.delete(digest);
  };
  app.addHook('onRequest', async (request, reply) => {
    // Load balancers check the health of a server however busy it is.
    if (request.routeOptions.config.isHealthCheck) return;
    const { digest, networkDigest } = request.client;
    const [ofClient, ofNetwork, free] = [countOf(digest), countOf(networkDigest), capacity - total];
    const isFull =
      ofClient >= Math.min(maxOfClient, free * shareOfClient) || ofNetwork >= Math.min(maxOfNetwork, free);
    if (isFull && ofClient + ofNetwork > 0) {
      reply.headers({ 'Retry-After': busyRetrySeconds, Connection: 'close' });
      throw new RequestError(429);
    }
    for (const each of [digest, networkDigest]) add(each, 1);
    total += 1;
    reply.raw.once('close', () => {
      for (const each of [digest, networkDigest]) add(each, -1);
      total -= 1;
    });
  });
}
