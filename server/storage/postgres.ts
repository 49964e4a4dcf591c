import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

export interface PostgresOptions {
  url: string;
  readOnly?: boolean;
  /** How long a statement waits for another one's lock, in milliseconds. */
  busyTimeout: number;
}

/** How long a connection may take to come about, and a statement to answer, in milliseconds. */
const connectTimeout = 3_000;
const statementTimeout = 10_000;

/** Connections of one process: enough for group commits beside reads, few enough for several processes. */
const poolSize = 10;

/** Connections to PostgreSQL. A commit returns when it is on the server's disk (`synchronous_commit`, on by itself). */
function openPool({ url, readOnly = false, busyTimeout }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: busyTimeout,
    application_name: 'clearwell',
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // A connection that breaks while nobody uses it: the pool makes a new one, the next statement tells if it can't.
  pool.on('error', () => {});
  return pool;
}

export function postgresDialect(options: PostgresOptions): Dialect {
  return new PostgresDialect({ pool: openPool(options) });
}
