// Runs SQLite in a thread of its own: waiting for the disk or for a lock never holds up a page.
import type { SQLInputValue } from 'node:sqlite';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openConnection, type SqliteConnection, type SqliteOptions } from './sqlite-connection.ts';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Kysely's dialect types them as unknown; every value comes from the typed rows of the store. */
const valuesOf = (parameters: readonly unknown[] = []) => parameters as SQLInputValue[];

/** What the store sends as one message (together.ts): statements for one transaction. */
const isStatements = (payload: unknown): payload is readonly Statement[] => Array.isArray(payload);

createNodeOnMessageCallback<SqliteOptions, SqliteConnection>(
  options => {
    const connection = openConnection(options);
    return {
      db: connection,
      query: (_isSelect, sql, parameters) =>
        connection.run(() => {
          const statement = connection.prepare(sql);
          const values = valuesOf(parameters);
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
  },
  ({ db }, { payload }) => {
    if (!isStatements(payload)) throw new Error('expected statements');
    db.transact(() => {
      for (const { sql, parameters } of payload) db.prepare(sql).run(...valuesOf(parameters));
    });
  },
);
