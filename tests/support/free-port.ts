import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Returns the port on which a server listens. */
export function listeningPort(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server is not listening');
  return address.port;
}

/** Returns a port on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = listeningPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
