import type { FastifyReply } from 'fastify';

/** When to try again if the server has no room or no database now: long enough for a lock to pass, short enough to wait for. */
export const busyRetrySeconds = 5;

/** Refuses a request. Each route plugin decides how that looks: a page or JSON. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** The status for an error: 4xx if the client caused it, 503 if the server is too busy, otherwise 500. */
export function statusForError(error: unknown): number {
  if (error instanceof RequestError) return error.statusCode;
  // No file descriptor is free.
  if (error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE'))
    return 503;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** True if the client has disconnected: a truncated response is then not an error. */
export function hasClientLeft({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.destroyed;
}
