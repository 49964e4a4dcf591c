import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { plainErrorPage } from './error-page.ts';

/** The last response begun on each connection. */
const responses = new WeakMap<Socket, ServerResponse>();

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}

/** How long a connection may stay unused: less than the timeout of a request's headers, which would end all at once. */
const unusedMs = 15_000;

/** Unused connections closed in one step, ten steps a second: closing 2,000 at once takes a quarter of a second. */
const closedAtOnce = 50;

/**
 * Closes unused and idle keep-alive connections, for which Fastify would wait when it closes.
 * @param drainMs how long requests are still accepted after `/healthz` has told proxies to send none
 */
export function closeConnections(app: FastifyInstance, drainMs: number): void {
  let closing = false;
  app.decorate('isStopping', () => closing);
  // Node counts a connection that has not sent anything as busy. Browsers open such connections in advance.
  const unused = new Map<Socket, number>();
  app.server.on('connection', socket => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  const closeOldest = () => {
    let closed = 0;
    for (const [socket, since] of unused) {
      if (performance.now() - since < unusedMs || closed++ === closedAtOnce) return;
      socket.destroy();
    }
  };
  const timer = setInterval(closeOldest, 100).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.server.prependListener('request', (req, res) => {
    unused.delete(req.socket);
    responses.set(req.socket, res);
    res.once('finish', () => {
      if (closing) req.socket.end();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    await wait(drainMs);
    for (const socket of unused.keys()) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers with the plain error page, for requests that no route sees. */
export function plainAnswers(headers: Readonly<Record<string, string>>) {
  const answerFor = (status: number) => {
    const body = plainErrorPage.render({ status });
    const length = Buffer.byteLength(body);
    const head = { ...headers, ...plainErrorPage.headers, 'Content-Length': length, Connection: 'close' };
    return { head, body };
  };
  return {
    refuse(res: ServerResponse, status: number): void {
      const { head, body } = answerFor(status);
      res.writeHead(status, head).end(body);
    },
    /** Answers a request that cannot be parsed, or that did not arrive in time. */
    unparsable(error: NodeJS.ErrnoException, socket: Socket): void {
      const response = responses.get(socket);
      const isAnswering = response?.headersSent === true && !response.writableFinished;
      // Browsers open connections in advance and may never use them: these get no answer.
      const isUnused = socket.bytesRead === 0;
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering || isUnused) {
        socket.destroy();
        return;
      }
      const status = statusByCode[error.code ?? ''] ?? 400;
      const { head, body } = answerFor(status);
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}
