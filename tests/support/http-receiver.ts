import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listeningPort } from './free-port.ts';

interface ReceivedCall {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type HttpReceiver = Awaited<ReturnType<typeof temporaryHttpReceiver>>;

/** An HTTP server that keeps every call, until the current test is finished. */
export async function temporaryHttpReceiver() {
  const received: ReceivedCall[] = [];
  let status = 200;
  let answerHeaders: Record<string, string> = {};
  const server = createServer(async (req, res) => {
    const body = await text(req);
    received.push({ method: req.method ?? '', headers: req.headers, body });
    res.writeHead(status, answerHeaders).end(status === 204 ? undefined : 'thanks');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${listeningPort(server)}/hook?key=hunter2`,
    /** Oldest first. */
    received,
    /** Sets what the next calls get. */
    answer(next: number, headers: Record<string, string> = {}) {
      status = next;
      answerHeaders = headers;
    },
    close,
  };
}
