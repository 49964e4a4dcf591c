import type { FastifyReply } from 'fastify';
import type { Log } from '../base/log.ts';
import type { SubmitOutcome } from '../contact/submit-contact-form.ts';

/** When to try again without room or database: long enough for a lock to pass, short enough to wait for. */
export const busyRetrySeconds = 5;

/** A message that may be stored if it is sent again later. */
export type RetryableOutcome = Extract<SubmitOutcome, { kind: 'limited' | 'unavailable' }>;

/** Status, `Retry-After` and, beyond a limit, what to say about the wait. */
export function retryLater(outcome: RetryableOutcome) {
  if (outcome.kind === 'unavailable') return { status: 503, retryAfterSeconds: busyRetrySeconds };
  const { of, retryAfterSeconds } = outcome;
  const waitMinutes = Math.ceil(retryAfterSeconds / 60);
  return { status: 429, retryAfterSeconds, waitMinutes, busy: of === 'site' };
}

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
export function loggedStatus(error: unknown, { raw, request }: FastifyReply, log: Log): number {
  const status = statusForError(error);
  if (status === 500 && !raw.destroyed && !request.raw.destroyed)
    log.error({ requestId: request.id, err: error }, 'unexpected error');
  return status;
}

/** 4xx if the client caused the error, 503 if the server is too busy, otherwise 500. */
function statusForError(error: unknown): number {
  if (error instanceof RequestError) return error.statusCode;
  // No file descriptor is free.
  if (error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE'))
    return 503;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
