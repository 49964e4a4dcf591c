// Runs SQLite in a thread of its own: waiting for the disk or for a lock never holds up a page.
import type { SQLInputValue } from 'node:sqlite';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openConnection, type SqliteConnection, type SqliteOptions } from './sqlite-connection.ts';

createNodeOnMessageCallback<SqliteOptions, SqliteConnection>(options => {
  const connection = openConnection(options);
  return {
    db: connection,
    query: (_isSelect, sql, parameters) =>
      connection.run(() => {
        const statement = connection.prepare(sql);
        // Kysely's dialect types them as unknown; every value comes from the typed rows of messages.ts.
        const values = parameters as SQLInputValue[];
        if (statement.columns().length > 0) return { rows: statement.all(...values) };
        const result = statement.run(...values);
        return {
          rows: [],
          insertId: BigInt(result.lastInsertRowid),
          numAffectedRows: BigInt(result.changes),
        };
      }),
    close: () => connection.close(),
  };
});
