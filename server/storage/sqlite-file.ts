import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';

// PostgreSQL looks after its files itself.

/**
 * Truncates SQLite's write-ahead log, which still holds the old pages. If someone reads too long (a backup),
 * the log stays as it is until the next time.
 */
export async function truncateWal(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}

/** Reads all of a SQLite file and says what is damaged, at most three things. */
export async function findDamage(database: Database): Promise<string | undefined> {
  if (isPostgres(database)) return undefined;
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(3)`.execute(database);
  const result = rows.map(row => row.quick_check).join('; ');
  return result === 'ok' ? undefined : result;
}
