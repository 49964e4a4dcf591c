import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';

export interface MeasuredServer {
  name: string;
  port: number;
  process: ChildProcess;
}

/** Starts a program that listens on the port it gets, and waits until it answers. */
export async function startMeasured(
  name: string,
  command: (port: number) => string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
  });
  const ended = once(child, 'close').then(([code]) =>
    Promise.reject(new Error(`${name} ended with ${code}`)),
  );
  ended.catch(() => {});
  const isListening = () =>
    new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await Promise.race([isListening(), ended]))) await wait(50);
  return { name, port, process: child };
}

/** Starts the built site. Access logging stays on as in production, limits are off. */
export function startSite(name: string, databaseUrl: string): Promise<MeasuredServer> {
  return startMeasured(name, () => [process.execPath, 'server/main.ts'], {
    DATABASE_URL: databaseUrl,
    CONTACT_LIMIT: 'off',
    SITE_LIMIT: 'off',
  });
}

export async function stopMeasured({ process: child }: MeasuredServer): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

interface Round {
  perSecond: number;
  /** From the request to the last byte of its response. */
  p50Ms: number;
  p99Ms: number;
}

export interface Load {
  clients: number;
  seconds: number;
  rounds: number;
  /** Returns the bytes of the next request. */
  request(): Buffer;
  isExpected(head: string, body: Buffer): boolean;
}

/** Measures servers in turns, so that other programs on the machine slow down all of them; returns their medians. */
export async function measureInTurns(servers: readonly MeasuredServer[], load: Load): Promise<Round[]> {
  const results: Round[][] = servers.map(() => []);
  for (let round = 0; round < load.rounds; round++)
    for (const [at, server] of servers.entries()) results[at]?.push(await measure(server.port, load));
  return results.map(rounds => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  }));
}

/** Lets each client send one request after the other on its own connection. Throws on an unexpected response. */
async function measure(port: number, { clients, seconds, request, isExpected }: Load): Promise<Round> {
  const times: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const client = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    while (performance.now() < end) {
      const sentAt = performance.now();
      socket.write(request());
      const { head, body } = await readResponse(socket);
      times.push(performance.now() - sentAt);
      if (!isExpected(head, body)) throw new Error(`unexpected response: ${head}`);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: times.length / elapsedSeconds, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** Reads one response with bare sockets, because an HTTP client would take longer than the server. */
function readResponse(socket: Socket): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const onClose = () => reject(new Error('the server ended the connection'));
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n') + 4;
      if (headEnd < 4) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      const isComplete =
        length === undefined
          ? received.subarray(-lastChunk.length).equals(lastChunk)
          : received.length >= headEnd + Number(length);
      if (!isComplete) return;
      socket.off('data', onData).off('close', onClose).off('error', reject);
      resolve({ head, body: received.subarray(headEnd) });
    };
    socket.on('data', onData).on('close', onClose).on('error', reject);
  });
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
