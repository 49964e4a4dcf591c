import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}

/**
 * Has connections closed when the server stops: Fastify waits for every one of them.
 * @param drainMs how long requests are still accepted after `/healthz` has told proxies to send none
 */
export function closeConnectionsOnStop(app: FastifyInstance, drainMs: number): void {
  let isStopping = false;
  app.decorate('isStopping', () => isStopping);
  // Proxies and browsers open connections in advance. Node counts one that has sent nothing yet as busy.
  const unused = new Set<Socket>();
  app.server.on('connection', socket => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    await wait(drainMs);
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
