import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { Representation, StaticFile } from './static-files.ts';

/**
 * Sends a file of the build for GET or HEAD: compressed when that is accepted, not again when the browser has it, in
 * part when a part is asked for. With another status (the page of a 404) always as a whole.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: StaticFile,
  status = 200,
): Promise<void> {
  const ranged = status === 200 && req.headers.range !== undefined;
  const encoding = ranged
    ? undefined
    : chooseEncoding(req.headers['accept-encoding']?.toString(), [...file.compressed.keys()]);
  const representation = (encoding && file.compressed.get(encoding)) ?? file.plain;
  setHeaders(res, file, representation, encoding);

  if (status === 200 && isKnown(req.headers['if-none-match'], representation.etag)) {
    res.writeHead(304).end();
    return;
  }
  const current = req.headers['if-range'] === undefined || req.headers['if-range'] === representation.etag;
  const range = ranged && current ? parseByteRange(req.headers.range, representation.size) : undefined;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${representation.size}`, 'Content-Length': 0 }).end();
    return;
  }
  await sendBytes(req, res, representation, range, status);
}

function setHeaders(
  res: ServerResponse,
  file: StaticFile,
  representation: Representation,
  encoding: Encoding | undefined,
): void {
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('ETag', representation.etag);
  res.setHeader('Accept-Ranges', 'bytes');
  if (file.compressed.size > 0) res.setHeader('Vary', 'Accept-Encoding');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  if (file.policy) res.setHeader('Content-Security-Policy', file.policy);
  // Pictures are meant to be shown where the site is shared.
  if (file.contentType.startsWith('image/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Whether `If-None-Match` lists the tag. Weak ones count: proxies weaken what they recompress. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map(tag => tag.trim().replace(/^W\//, ''))
    .some(tag => tag === '*' || tag === etag);
}

async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  representation: Representation,
  range: ByteRange | undefined,
  status: number,
): Promise<void> {
  const { start, end } = range ?? { start: 0, end: representation.size - 1 };
  const headOnly = req.method === 'HEAD';
  // Opened before the headers go out: a file that is gone becomes an error page, not half an answer.
  const handle: FileHandle | undefined =
    representation.bytes || headOnly ? undefined : await open(representation.location);
  try {
    if (range) res.setHeader('Content-Range', `bytes ${start}-${end}/${representation.size}`);
    res.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
    if (headOnly) res.end();
    else if (!range && representation.latin1 !== undefined) res.end(representation.latin1, 'latin1');
    else if (handle) await pipeline(handle.createReadStream({ start, end, autoClose: false }), res);
    else res.end(representation.bytes?.subarray(start, end + 1));
  } finally {
    await handle?.close();
  }
}
