import { type Dialect, PostgresAdapter, PostgresDialect, type QueryExecutorProvider } from 'kysely';
import pg from 'pg';

/**
 * Connects to PostgreSQL, which by default (`synchronous_commit`) confirms a commit when it is on disk.
 * @param busyTimeoutMs how long a statement waits for another transaction's lock
 */
export function createPostgresDialect(url: string, busyTimeoutMs: number): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    lock_timeout: busyTimeoutMs,
    application_name: 'clearwell',
  });
  // A connection that breaks, idle or in the middle of a transaction, must not crash the process: the pool
  // opens a new one.
  pool.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** For the few places where the two databases differ. */
export function isPostgres(database: QueryExecutorProvider): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
