import { createServer, type RequestListener } from 'node:http';
import { type Connections, watchConnections } from './connections.ts';

export interface HttpServer {
  /** The port it listens on, also when the system chose it. */
  port: number;
  stop: Connections['stop'];
}

export interface ListenOptions {
  port: number;
  host: string;
  /** Security headers for answers to what can't be parsed as a request. */
  headers: Readonly<Record<string, string>>;
}

/** Listens. Rejects with the system's error, such as `EADDRINUSE`. */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<HttpServer> {
  const server = createServer(
    {
      // Milliseconds. A phone on a bad network needs some 30 s for the largest message.
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the 60 s after which proxies drop an idle connection, so that they never meet a closed one.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Asked for in the handler, where the answer carries all headers.
      requireHostHeader: false,
    },
    listener,
  );
  // Expectations other than 100-continue are ignored, as RFC 9110 allows, instead of answered without our headers.
  server.on('checkExpectation', listener);
  const connections = watchConnections(server, options.headers);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { port, stop: connections.stop };
}
