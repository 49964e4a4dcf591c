/** What an error says, and each of those that it stands for: a host with several addresses fails once for each. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
