import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';

export interface SqliteOptions {
  file: string;
  /** How long a statement waits for another process's lock. */
  busyTimeoutMs: number;
}

/**
 * Opens an existing file, and reopens it if the connection breaks or the file is replaced. Otherwise the connection
 * would keep writing to an unlinked file: confirmed, then lost.
 */
export function openConnection(options: SqliteOptions) {
  let database: DatabaseSync | undefined;
  let identity: string | undefined;

  // Closing ends a transaction. It comes before the next opening, because the last connection to a file deletes
  // its write-ahead log, which must not be the new file's.
  const close = () => {
    database?.close();
    database = undefined;
  };

  const openCurrent = (): DatabaseSync => {
    const current = readFileIdentity(options.file);
    if (database && current === identity) return database;
    const wasInTransaction = database?.isTransaction;
    close();
    if (current === undefined) throw new Error('the database file is gone');
    if (wasInTransaction) throw new Error('the database file was replaced');
    database = open(options);
    identity = current;
    return database;
  };

  openCurrent();
  return {
    query(sql: string, values: SQLInputValue[]): QueryResult<unknown> {
      // Some errors have rolled back already. A second error would hide the first one.
      if (sql === 'rollback' && !database?.isTransaction) return { rows: [] };
      try {
        const statement = openCurrent().prepare(sql);
        if (statement.columns().length > 0) return { rows: statement.all(...values) };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      } catch (error) {
        if (isFatal(error)) close();
        throw error;
      }
    },
    close,
  };
}

function open({ file, busyTimeoutMs }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    // With FULL a commit is on disk, not only in the system's cache, when it returns. With `secure_delete` deleted
    // data is overwritten, not only unlinked.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Identifies the file that has the name now; `undefined` if there is none. */
function readFileIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB (sqlite.org/rescode.html). The connection may stay in that state
 * after the cause is gone. The low byte is the primary code.
 */
function isFatal(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && [8, 10, 11, 14, 26].includes(Number(error.errcode) & 0xff)
  );
}
