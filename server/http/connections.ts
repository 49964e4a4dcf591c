import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainErrorPage } from './error-page.ts';

/** Knows which connections wait for an answer, so that the server can stop without cutting one off. */
export interface Connections {
  /** Stops accepting, ends idle connections, waits for open answers, and after the grace period ends those too. */
  stop(graceMilliseconds: number): Promise<void>;
}

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Watches a server's connections; answers requests that can't even be parsed, with the given headers. */
export function watchConnections(server: Server, headers: Readonly<Record<string, string>>): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;

  server.on('connection', socket => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (req, res) => {
    const answers = open.get(req.socket);
    answers?.add(res);
    if (stopping) res.setHeader('Connection', 'close');
    res.once('close', () => {
      answers?.delete(res);
      if (stopping && answers?.size === 0) req.socket.end();
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const begun = [...open].some(
      ([known, answers]) => known === socket && [...answers].some(answer => answer.headersSent),
    );
    if (error.code === 'ECONNRESET' || !socket.writable || begun) socket.destroy();
    else socket.end(rawAnswer(statusByCode[error.code ?? ''] ?? 400, headers));
  });

  return {
    async stop(graceMilliseconds) {
      stopping = true;
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      for (const [socket, answers] of open) {
        if (answers.size === 0) socket.destroy();
        for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
      const timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearTimeout(timer);
    },
  };
}

function rawAnswer(status: number, headers: Readonly<Record<string, string>>): string {
  const body = plainErrorPage.render({ status });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
