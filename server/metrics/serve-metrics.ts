import type { Registry } from 'prom-client';
import { type HttpServer, listen } from '../http/http-server.ts';

/** Serves `/metrics`, and nothing else, on a port that visitors don't reach. Rejects with the system's error. */
export function serveMetrics(registry: Registry, at: { port: number; host: string }): Promise<HttpServer> {
  return listen(
    async (req, res) => {
      if (req.url !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD')) {
        res.writeHead(404, { 'Content-Length': 0 }).end();
        return;
      }
      const body = Buffer.from(await registry.metrics());
      res.writeHead(200, {
        'Content-Type': registry.contentType,
        'Content-Length': body.length,
        'Cache-Control': 'no-store',
      });
      res.end(req.method === 'HEAD' ? undefined : body);
    },
    { ...at, headers: {} },
  );
}
