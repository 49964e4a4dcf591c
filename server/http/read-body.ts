import type { Readable } from 'node:stream';

export type Body =
  | { kind: 'read'; bytes: Buffer<ArrayBuffer> }
  | { kind: 'too-large' }
  | { kind: 'too-slow' }
  /** The sender went away. */
  | { kind: 'broken' };

/** How much of a body is read, and for how long. */
export interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

/**
 * Reads a body up to a limit of bytes and time. Beyond either it stops reading and leaves the stream as it is:
 * destroying it would cut the connection on which the answer has yet to go out.
 */
export function readBody(body: Readable, limits: BodyLimits): Promise<Body> {
  const { promise, resolve } = Promise.withResolvers<Body>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limits.bytes) end({ kind: 'too-large' });
    else chunks.push(chunk);
  };
  const whole = () => end({ kind: 'read', bytes: Buffer.concat(chunks, size) });
  const broken = () => end({ kind: 'broken' });
  const timer = setTimeout(() => end({ kind: 'too-slow' }), limits.milliseconds);
  const end = (result: Body) => {
    clearTimeout(timer);
    // The listener for errors stays: a sender who goes away later is no breakdown.
    body.off('data', take).off('end', whole).off('close', broken).pause();
    resolve(result);
  };
  body.on('data', take).once('end', whole).once('close', broken).once('error', broken);
  return promise;
}
