import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorPage } from './error-page.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a connection's first request if it cannot be parsed or did not come in time: no route sees it. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>, page: ErrorPage) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Browsers open connections in advance and may never use them: these get no answer.
    const isUnused = socket.bytesRead === 0;
    const isAnswering = socket.bytesWritten > 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isUnused || isAnswering) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    const body = page.render({ status });
    const length = Buffer.byteLength(body);
    const head = { ...headers, ...page.headers, 'Content-Length': length, Connection: 'close' };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
