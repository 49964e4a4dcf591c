import { connect } from 'node:net';
import { startHealthProbe } from './health-probe.ts';

/** The longest that one client may delay another one. */
export const maxDelayMs = 100;

/**
 * Returns the longest /healthz while a client does something: the shortest of three attempts, because other programs may
 * delay one of them. The first also warms up the server.
 */
export async function delayDuring(url: string, load: () => Promise<unknown>): Promise<number> {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && shortestMs >= maxDelayMs; attempt++) {
    const probe = await startHealthProbe(url);
    await load();
    shortestMs = Math.min(shortestMs, await probe.stop());
  }
  return shortestMs;
}

/** Sends many requests at once on one connection, and returns everything that comes back until it closes. */
export function pipeline(url: string, path: string, count: number): Promise<string> {
  const { port } = new URL(url);
  return new Promise(resolve => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.setEncoding('latin1').on('data', text => {
      received += text;
    });
    // The server may reset what it has refused.
    socket.on('error', () => {}).once('close', () => resolve(received));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count));
  });
}
