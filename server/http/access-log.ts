import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

/** Longest path that is logged, in characters. */
const pathLimit = 200;

/** Logs each answer once it is out, or once the client has gone away. */
export function logAnswer(req: IncomingMessage, res: ServerResponse, requestId: string, log: Log): void {
  const { method } = req;
  const path = loggedPath(req.url ?? '');
  const start = performance.now();
  res.once('close', () => {
    const line = {
      requestId,
      method,
      path,
      status: res.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(!res.writableFinished && { aborted: true }),
    };
    if (res.statusCode >= 500) log.error(line, 'answered');
    else log.info(line, 'answered');
  });
}

/** Without query, and without the reference that leads to somebody's message. */
function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .replace(/(\/sent\/).*$/, '$1…')
    .slice(0, pathLimit);
}
