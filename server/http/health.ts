import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from '../health/readiness.ts';

const alivePath = '/healthz';
const readyPath = '/readyz';

/** Whether a path asks how the server is. Asked for all the time, so it is neither logged nor counted. */
export function isHealthPath(path: string): boolean {
  return path === alivePath || path === readyPath;
}

/**
 * Answers `/healthz`: the process is alive, which takes no database; and `/readyz`: it can do its work, or what is
 * missing by name, with 503.
 */
export async function answerHealth(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  readiness: Readiness,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const missing = path === readyPath ? await readiness() : [];
  const status = path === alivePath ? 'alive' : missing.length === 0 ? 'ready' : 'not ready';
  const body = JSON.stringify({ status, ...(missing.length > 0 && { missing }) });
  res.writeHead(missing.length === 0 ? 200 : 503, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
