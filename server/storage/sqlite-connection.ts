import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface SqliteOptions {
  file: string;
  /** How long a statement waits for another process's lock. */
  busyTimeoutMs: number;
}

export interface QueryResult {
  rows: unknown[];
  numAffectedRows?: bigint;
}

/**
 * READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB (sqlite.org/rescode.html). The connection may stay in that state
 * after the cause is gone, so it is closed.
 */
const fatalCodes = new Set([8, 10, 11, 14, 26]);

/**
 * Opens a file, and reopens it if the connection breaks or the file is replaced. Otherwise the connection
 * would keep writing to an unlinked file: confirmed, then lost.
 */
export function openConnection(options: SqliteOptions) {
  const { file } = options;
  let database = open(options);
  let identity = readFileIdentity(file);

  const isInTransaction = () => database.isOpen && database.isTransaction;

  // Closing ends a transaction. It comes before the next opening, because the last connection to a file deletes
  // its write-ahead log, which must not be the new file's.
  const close = () => {
    if (database.isOpen) database.close();
  };

  const reopenIfReplaced = () => {
    const current = readFileIdentity(file);
    if (database.isOpen && current === identity) return;
    const wasInTransaction = isInTransaction();
    close();
    if (current === undefined) throw new Error('the database file is gone');
    if (wasInTransaction) throw new Error('the database file was replaced');
    database = open(options);
    identity = current;
  };

  return {
    query(sql: string, values: SQLInputValue[]): QueryResult {
      // Some errors have rolled back already. A second error would hide the first one.
      if (sql === 'rollback' && !isInTransaction()) return { rows: [] };
      try {
        reopenIfReplaced();
        const statement = database.prepare(sql);
        if (statement.columns().length > 0) return { rows: statement.all(...values) };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      } catch (error) {
        if (fatalCodes.has(resultCode(error))) close();
        throw error;
      }
    },
    close,
  };
}

function open({ file, busyTimeoutMs }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    // With FULL a commit is on disk, not only in the system's cache, when it returns.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // With `secure_delete` deleted data is overwritten, not only unlinked.
    database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
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

/** SQLite's primary result code, the low byte; 0 for an error of another kind. */
function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
