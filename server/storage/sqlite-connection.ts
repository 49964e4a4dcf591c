import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** How a SQLite file is opened. A type, not an interface: the worker's helper asks for an index signature. */
export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement waits for another process to release its lock, in milliseconds. */
  busyTimeout: number;
};

export interface SqliteConnection {
  /** A statement, prepared once for the same text. */
  prepare(sql: string): StatementSync;
  /** Runs work with statements; an error that tells that the connection is spoilt is remembered, and passed on. */
  run<Result>(work: () => Result): Result;
  /** The same, all of it in one transaction. */
  transact(work: () => void): void;
  close(): void;
}

/**
 * READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB (sqlite.org/rescode.html). They may be the connection's own state: it
 * stays read-only, or keeps broken pages, when the cause is gone.
 */
const spoiling = new Set([8, 10, 11, 14, 26]);

/** Most statements that are kept prepared; groups of each size have their own. */
const statementLimit = 200;

/**
 * Opens a file, and opens it again by itself when the connection is spoilt or another file has taken its place.
 * Without that, a connection goes on writing into a file that has no name any more: confirmed, and lost.
 */
export function openConnection(options: SqliteOptions): SqliteConnection {
  const { file } = options;
  let database = open(options);
  let identity = identityOf(file);
  let spoilt = false;
  const statements = new Map<string, StatementSync>();

  const openAgain = () => {
    statements.clear();
    // First: the last to close a file takes its write-ahead log along, which must not meet another file.
    if (database.isOpen) closeQuietly(database);
    database = open(options);
    identity = identityOf(file);
    spoilt = false;
  };

  const ensureUsable = () => {
    const now = identityOf(file);
    const inTransaction = database.isOpen && database.isTransaction;
    if (now === identity && (!spoilt || inTransaction)) return;
    // Begun on a file that is not there any more: its end would not get past this either.
    if (inTransaction) rollbackQuietly(database);
    else if (now !== undefined) return openAgain();
    throw new Error(now === undefined ? 'the database file is gone' : 'another file has taken its place');
  };

  const run = <Result>(work: () => Result): Result => {
    try {
      ensureUsable();
      return work();
    } catch (error) {
      if (isSpoiling(error)) spoilt = true;
      throw error;
    }
  };

  return {
    run,
    transact: work =>
      run(() => {
        database.exec('begin immediate');
        try {
          work();
          ensureUsable();
          database.exec('commit');
        } catch (error) {
          if (database.isTransaction) rollbackQuietly(database);
          throw error;
        }
      }),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= statementLimit) statements.clear();
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function open({ file, readOnly, busyTimeout }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  try {
    // FULL: a commit is on disk, not only in the system's cache, when it returns.
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Deleted means overwritten, not only left out of lists.
    database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
    return database;
  } catch (error) {
    closeQuietly(database);
    throw error;
  }
}

/** Which file stands under the name now; `undefined` when none does. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function closeQuietly(database: DatabaseSync): void {
  try {
    database.close();
  } catch {
    // It is given up anyway.
  }
}

function rollbackQuietly(database: DatabaseSync): void {
  try {
    database.exec('rollback');
  } catch {
    // Some errors have rolled it back already.
  }
}

function isSpoiling(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false;
  // The low byte is the kind, the rest tells it apart further.
  return spoiling.has(error.errcode & 0xff);
}
