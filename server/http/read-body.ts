export type Body =
  | { kind: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'too-large' }
  | { kind: 'too-slow' }
  /** The sender went away. */
  | { kind: 'broken' };

/** A web stream of bytes, as far as it is used here: Node and the browser's types name it differently. */
interface ByteStream {
  getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> };
}

/** How much of a body is read, and for how long. */
export interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

/**
 * Reads a body up to a limit of bytes and time. Beyond either it stops reading and leaves the stream as it is:
 * cancelling it would cut the connection on which the answer has yet to go out.
 */
export async function readBody(body: ByteStream | null, limits: BodyLimits): Promise<Body> {
  if (!body) return { kind: 'read', bytes: new Uint8Array() };
  const { promise: expired, resolve } = Promise.withResolvers<'expired'>();
  const timer = setTimeout(() => resolve('expired'), limits.milliseconds);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const next = await Promise.race([reader.read(), expired]);
      if (next === 'expired') return { kind: 'too-slow' };
      if (next.done || !next.value) return { kind: 'read', bytes: joinChunks(chunks, size) };
      size += next.value.byteLength;
      if (size > limits.bytes) return { kind: 'too-large' };
      chunks.push(next.value);
    }
  } catch {
    return { kind: 'broken' };
  } finally {
    clearTimeout(timer);
  }
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
