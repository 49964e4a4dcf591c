import { connect, type Socket } from 'node:net';
import { cpuTime } from './cpu-time.ts';
import type { MeasuredServer } from './servers.ts';

/** What a server did under a load. */
export interface Measured {
  perSecond: number;
  /** Processor time of the server for each answer, in microseconds, where it can be known. */
  cpu: number | undefined;
  /** Milliseconds from the request to the last byte of its answer. */
  p50: number;
  p99: number;
  /** Answers that were not what was asked for. A measurement with any is worth nothing. */
  wrong: number;
}

export interface Load {
  server: MeasuredServer;
  /** Each has one request at a time on a connection that it keeps. */
  clients: number;
  seconds: number;
  /** The bytes of a request, a new one for each call. */
  request(): Buffer;
  isRight(head: string, body: Buffer): boolean;
}

/** Asks as fast as answers come, with bare sockets: whoever measures must not be what limits. */
export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  let wrong = 0;
  const end = performance.now() + load.seconds * 1000;
  const start = performance.now();
  const { port, process } = load.server;
  const cpuBefore = cpuTime(process.pid);
  const client = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    const answers = readAnswers(socket);
    while (performance.now() < end) {
      const begun = performance.now();
      socket.write(load.request());
      const { head, body } = await answers.next();
      times.push(performance.now() - begun);
      if (!load.isRight(head, body)) wrong += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  const seconds = (performance.now() - start) / 1000;
  const cpuAfter = cpuTime(process.pid);
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    perSecond: times.length / seconds,
    cpu: cpu && cpu / times.length,
    p50: at(0.5),
    p99: at(0.99),
    wrong,
  };
}

interface Answer {
  head: string;
  body: Buffer;
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** Reads one answer after the other from a connection: short ones in chunks, others with their length. */
function readAnswers(socket: Socket): { next(): Promise<Answer> } {
  let chunks: Buffer[] = [];
  let size = 0;
  /** Bytes up to the end of the answer that is on its way; unknown until its head is there. */
  let expected: number | undefined;
  let headEnd = 0;
  let waiting: { done(answer: Answer): void; failed(error: unknown): void } | undefined;

  const look = () => {
    let bytes: Buffer | undefined;
    if (expected === undefined) {
      bytes = Buffer.concat(chunks, size);
      chunks = [bytes];
      headEnd = bytes.indexOf('\r\n\r\n') + 4;
      if (headEnd < 4) return;
      const head = bytes.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined) expected = headEnd + Number(length);
      else if (bytes.subarray(-lastChunk.length).equals(lastChunk)) expected = size;
    }
    if (expected === undefined || size < expected) return;
    bytes = Buffer.concat(chunks, size);
    const answer = { head: bytes.toString('latin1', 0, headEnd), body: bytes.subarray(headEnd) };
    chunks = [];
    size = 0;
    expected = undefined;
    waiting?.done(answer);
  };

  socket.on('data', chunk => {
    chunks.push(chunk);
    size += chunk.length;
    look();
  });
  socket.once('error', error => waiting?.failed(error));
  socket.once('close', () => waiting?.failed(new Error('the server ended the connection')));
  return {
    next: () =>
      new Promise((done, failed) => {
        waiting = { done, failed };
      }),
  };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
