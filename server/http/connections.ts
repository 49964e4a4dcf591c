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

/** How long a connection may stay unused. Less than the timeout of a request's head, which would end all of them at once. */
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

/** Answers with the plain error page, for requests that no route sees. Each answer is made once. */
export function plainAnswers(headers: Readonly<Record<string, string>>) {
  const made = new Map<number, { head: Record<string, string | number>; body: string; whole: string }>();
  const answerFor = (status: number) => {
    const known = made.get(status);
    if (known) return known;
    const body = plainErrorPage.render({ status });
    const head = {
      ...headers,
      ...plainErrorPage.headers,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const whole = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
    const answer = { head, body, whole };
    made.set(status, answer);
    return answer;
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
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering || isUnused) socket.destroy();
      else socket.end(answerFor(statusByCode[error.code ?? ''] ?? 400).whole);
    },
  };
}
