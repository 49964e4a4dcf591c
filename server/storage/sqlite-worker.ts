// Runs SQLite in its own thread, so that waiting for the disk or for a lock never holds up a page.
import type { SQLInputValue } from 'node:sqlite';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openConnection, type SqliteConnection, type SqliteOptions } from './sqlite-connection.ts';

createNodeOnMessageCallback<SqliteOptions, SqliteConnection>(options => {
  const connection = openConnection(options);
  return {
    db: connection,
    // The dialect types values as unknown; all of them come from Kysely's typed queries.
    query: (_isSelect, sql, values = []) => connection.query(sql, values as SQLInputValue[]),
    close: () => connection.close(),
  };
});
