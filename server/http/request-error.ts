import type { FastifyReply } from 'fastify';
import type { Log } from '../base/log.ts';

/** When to try again if the server is busy: long enough for a lock to pass, short enough to wait for. */
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

/** Logs an error if it is unexpected, and returns its status. A client that has left is no error of ours. */
export function logAndGetStatus(error: unknown, { raw, request }: FastifyReply, log: Log): number {
  const status = statusForError(error);
  if (status === 500 && !raw.destroyed && !request.raw.destroyed)
    log.error({ requestId: request.id, err: error }, 'unexpected error');
  return status;
}

function statusForError(error: unknown): number {
  if (error instanceof RequestError) return error.statusCode;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
