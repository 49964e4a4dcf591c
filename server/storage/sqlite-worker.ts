// Runs SQLite in a thread of its own: waiting for the disk or for a lock never holds up a page.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';

/** What the main thread hands over. A type, not an interface: the helper asks for an index signature. */
export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement waits for another process to release its lock, in milliseconds. */
  busyTimeout: number;
};

createNodeOnMessageCallback<SqliteOptions, DatabaseSync>(({ file, readOnly, busyTimeout }) => {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  // FULL: a commit is on disk, not only in the system's cache, when it returns.
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // Deleted means overwritten, not only left out of lists.
  database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
  return {
    db: database,
    query(_isSelect, sql, parameters) {
      const statement = database.prepare(sql);
      // Kysely's dialect types them as unknown; every value comes from the typed rows of messages.ts.
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      const result = statement.run(...values);
      return {
        rows: [],
        insertId: BigInt(result.lastInsertRowid),
        numAffectedRows: BigInt(result.changes),
      };
    },
    close: () => database.close(),
  };
});
