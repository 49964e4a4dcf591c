import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Client } from '../contact/client.ts';
import { RequestError } from './requests.ts';

/** More than 40 phones behind the one address of a shelter need. */
const maxOfClient = 100;

const maxOfNetwork = 10 * maxOfClient;

/** Refuses a request, before its body is read, while its client or network has too many that are not answered. */
export function limitOpenRequests(
  app: FastifyInstance,
  identifyClient: (request: FastifyRequest) => Client,
): void {
  const open = new Map<string, number>();
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
    return count;
  };
  app.addHook('onRequest', async (request, reply) => {
    // Load balancers check the health of a server however busy it is.
    if (request.routeOptions.config.unlogged) return;
    const { address, network } = identifyClient(request);
    const keys = network === undefined ? [address] : [address, network];
    const [ofClient = 0, ofNetwork = 0] = keys.map(key => add(key, 1));
    reply.raw.once('close', () => {
      for (const key of keys) add(key, -1);
    });
    if (ofClient <= maxOfClient && ofNetwork <= maxOfNetwork) return;
    reply.headers({ 'Retry-After': '5', Connection: 'close' });
    throw new RequestError(429);
  });
}
