import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

/** Longest path that is logged, in characters; and how much of an address is looked at for it. */
const pathLimit = 200;
const readLimit = 1000;

/** How often an address is decoded. Who encodes it more often than that does so to keep the server busy. */
const decodings = 5;

/** Logs each answer once it is out, or once the client has gone away. */
export function logAnswer(req: IncomingMessage, res: ServerResponse, requestId: string, log: Log): void {
  const { method, url = '' } = req;
  const start = performance.now();
  res.once('close', () => {
    if (res.statusCode < 500 && !log.isLevelEnabled('info')) return;
    const line = {
      requestId,
      method,
      path: loggedPath(url),
      status: res.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(!res.writableFinished && { aborted: true }),
    };
    if (res.statusCode >= 500) log.error(line, 'answered');
    else log.info(line, 'answered');
  });
}

/**
 * Without query, and without what leads to somebody's message: references and the tokens of the desk, also where they
 * are written in a roundabout way that the server answers with a redirect or an error.
 */
export function loggedPath(url: string): string {
  return plainly(url.slice(0, readLimit).replace(/[?#].*$/s, ''))
    .replace(/\b(sent|desk)\b[^\w.-].*$/is, '$1/…')
    .replace(/\bCW\W*\w{4}\W*\w{4}\b/gi, '…')
    .slice(0, pathLimit);
}

/** Percent-encoded ASCII as the characters it stands for, also when it was encoded again; nothing when too often. */
function plainly(path: string): string {
  let plain = path;
  for (let n = 0; n < decodings; n++) {
    const decoded = plain.replace(/%([0-7][0-9a-f])/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === plain) return plain;
    plain = decoded;
  }
  return '…';
}
