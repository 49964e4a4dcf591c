import { inspect } from 'node:util';
import { ContentError } from '#shared/content/content-error.ts';

/** The server cannot start. The message is all that an operator needs, unless the cause is a bug. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Bugs throw these kinds. Files, networks and databases throw plain errors (SQLite's from another thread). */
export function isBug(error: unknown): boolean {
  const cause = error instanceof StartError ? error.cause : error;
  return [TypeError, RangeError, ReferenceError, SyntaxError].some(kind => cause instanceof kind);
}

/** Errors at startup that an operator can fix get one line, all others their stack and that of their cause. */
export function explain(error: unknown): string {
  const isExpected = error instanceof ContentError || (error instanceof StartError && !isBug(error));
  return isExpected ? error.message : inspect(error);
}

/** Joins the messages of an `AggregateError`: a host with several addresses fails once for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
