import type { CompiledQuery } from 'kysely';
import { GenericSqliteWorkerConnection } from 'kysely-generic-sqlite/worker';
import type { Database } from './database.ts';

/**
 * Runs statements in one transaction. SQLite's thread gets them as one message: otherwise each
 * statement waits for a trip there and back.
 */
export async function runTogether(database: Database, statements: readonly CompiledQuery[]): Promise<void> {
  const done = await database.getExecutor().provideConnection(async connection => {
    if (!(connection instanceof GenericSqliteWorkerConnection)) return false;
    const plain = statements.map(({ sql, parameters }) => ({ sql, parameters }));
    await connection.request('together', plain);
    return true;
  });
  if (done) return;
  await database.transaction().execute(async inside => {
    for (const statement of statements) await inside.executeQuery(statement);
  });
}

/** Whether somebody else has the same reference or key; SQLite says it in words, PostgreSQL with a code. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith('UNIQUE constraint failed') || ('code' in error && error.code === '23505');
}
