import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** What came back for some bytes. `silence`: the server neither answered nor ended the connection in time. */
export type Reaction = { kind: 'answer'; answer: RawAnswer } | { kind: 'ended' } | { kind: 'silence' };

/** Far longer than any answer takes; only what hangs meets it. Milliseconds. */
const patience = 15_000;

/**
 * Sends bytes as they are on a connection of their own, and reads until the server ends it.
 * @param options.end ends the own half after the bytes, as a sender does that has no more to say
 */
export function sendBytes(port: number, bytes: Uint8Array, { end = false } = {}): Promise<Reaction> {
  return new Promise(resolve => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      resolve({ kind: 'silence' });
      socket.destroy();
    }, patience);
    socket.on('data', chunk => received.push(chunk));
    // A reset after the answer is an end as well: the server may stop reading what it has refused.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(timer);
      const answer = parseAnswer(Buffer.concat(received));
      resolve(answer ? { kind: 'answer', answer } : { kind: 'ended' });
    });
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}

function parseAnswer(bytes: Buffer): RawAnswer | undefined {
  const text = bytes.toString('utf8');
  const [, status, headText, rest] = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  if (!status || headText === undefined || rest === undefined) return undefined;
  const headers = new Map(
    headText.split('\r\n').map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunk(rest) : rest;
  return { status: Number(status), headers, body };
}

/** Joins the chunks of an answer; its texts are short, so that a chunk never ends within a character. */
function unchunk(text: string): string {
  return [...text.matchAll(/[\da-f]+\r\n(.*?)\r\n/gis)].map(([, chunk]) => chunk).join('');
}
