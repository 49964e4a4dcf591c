import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { chooseEncoding } from './encoding.ts';
import type { Representation, StaticFile } from './static-files.ts';

/**
 * Sends a file of the build for GET or HEAD: compressed when that is accepted, not again when the browser has it, in
 * part when a part is asked for. With another status (the page of a 404) always as a whole.
 */
export async function sendFile(
  { req, res, requestId }: { req: IncomingMessage; res: ServerResponse; requestId: string },
  file: StaticFile,
  status = 200,
): Promise<void> {
  const ranged = status === 200 && req.method === 'GET' && req.headers.range !== undefined;
  const encoding = ranged
    ? undefined
    : chooseEncoding(req.headers['accept-encoding']?.toString(), [...file.compressed.keys()]);
  const representation = (encoding && file.compressed.get(encoding)) ?? file.plain;
  const headers = [...representation.headers, 'X-Request-Id', requestId];

  if (status === 200 && isKnown(req.headers['if-none-match'], representation.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const current = req.headers['if-range'] === undefined || req.headers['if-range'] === representation.etag;
  const range = ranged && current ? parseByteRange(req.headers.range, representation.size) : undefined;
  if (range === 'unsatisfiable') {
    headers.push('Content-Range', `bytes */${representation.size}`, 'Content-Length', '0');
    res.writeHead(416, headers).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: representation.size - 1 };
  headers.push('Content-Length', String(end - start + 1));
  if (range) headers.push('Content-Range', `bytes ${start}-${end}/${representation.size}`);
  await sendBytes({ req, res, representation, range, status: range ? 206 : status, headers });
}

/** Whether `If-None-Match` lists the tag. Weak ones count: proxies weaken what they recompress. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map(tag => tag.trim().replace(/^W\//, ''))
    .some(tag => tag === '*' || tag === etag);
}

interface Sending {
  req: IncomingMessage;
  res: ServerResponse;
  representation: Representation;
  /** Undefined: the whole. */
  range: Exclude<ByteRange, 'unsatisfiable'> | undefined;
  status: number;
  headers: string[];
}

async function sendBytes({ req, res, representation, range, status, headers }: Sending): Promise<void> {
  const { bytes, location } = representation;
  if (req.method === 'HEAD') {
    res.writeHead(status, headers).end();
  } else if (bytes) {
    res.writeHead(status, headers).end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  } else {
    // Opened before the headers go out: a file that is gone becomes an error page, not half an answer.
    const handle = await open(location);
    try {
      res.writeHead(status, headers);
      await pipeline(handle.createReadStream({ ...range, autoClose: false }), res);
    } finally {
      await handle.close();
    }
  }
}
