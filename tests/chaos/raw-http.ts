import { connect } from 'node:net';

/** A request that is valid HTTP and arbitrary in everything else. */
export interface RawRequest {
  method: string;
  /** Path and query. */
  target: string;
  contentType: string | undefined;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array;
  chunked: boolean;
}

export interface RawResponse {
  status: number;
  /** Names in lowercase. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** `silence`: the server neither answered nor ended the connection in time. */
export type Reaction = { kind: 'response'; response: RawResponse } | { kind: 'ended' } | { kind: 'silence' };

const silenceMs = 15_000;

let connections = 0;

/** Encodes a request for a connection that ends with its response. */
export function encodeRequest(request: RawRequest): Uint8Array {
  const { method, target, contentType, headers, body, chunked } = request;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, body]);
  const size = Buffer.from(`${body.length.toString(16)}\r\n`);
  const chunk = body.length > 0 ? [size, body, Buffer.from('\r\n')] : [];
  return Buffer.concat([head, ...chunk, Buffer.from('0\r\n\r\n')]);
}

/**
 * Sends bytes on their own connection, from an address of their own, and reads until the server ends it.
 * @param options.end ends the sending half after the bytes
 */
export function sendBytes(port: number, bytes: Uint8Array, { end = false } = {}): Promise<Reaction> {
  return new Promise(resolve => {
    const received: Buffer[] = [];
    connections += 1;
    const localAddress = `127.1.${connections >> 8}.${connections & 255}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const timer = setTimeout(() => {
      resolve({ kind: 'silence' });
      socket.destroy();
    }, silenceMs);
    socket.on('data', chunk => received.push(chunk));
    // Allows a reset after the response: the server may stop reading what it has refused.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(timer);
      const response = parseResponse(Buffer.concat(received));
      resolve(response ? { kind: 'response', response } : { kind: 'ended' });
    });
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}

function parseResponse(bytes: Buffer): RawResponse | undefined {
  const text = bytes.toString('utf8');
  const [, status, head, rest] = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  if (!status || head === undefined || rest === undefined) return undefined;
  const headers = new Map(
    head.split('\r\n').map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(rest) : rest;
  return { status: Number(status), headers, body };
}

/** Joins short chunks, which never end within a character. */
function joinChunks(text: string): string {
  return [...text.matchAll(/[\da-f]+\r\n(.*?)\r\n/gis)].map(([, chunk]) => chunk).join('');
}
