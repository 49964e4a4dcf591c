/** The server cannot start. The message is all that an operator needs. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Joins the messages of an `AggregateError`: a host with several addresses fails once for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
