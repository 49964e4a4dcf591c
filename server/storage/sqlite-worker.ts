// Runs SQLite in a thread of its own: waiting for the disk or for a lock never holds up a page.
import type { SQLInputValue } from 'node:sqlite';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import type { WorkerAddition } from '../contact/addition.ts';
import { openConnection, type SqliteConnection, type SqliteOptions } from './sqlite-connection.ts';

/** Kysely's dialect types them as unknown; every value comes from the typed rows of the store. */
const valuesOf = (parameters: readonly unknown[] = []) => parameters as SQLInputValue[];

/** What the store sends as one message (addition.ts), and nobody else. */
const isAddition = (payload: unknown): payload is WorkerAddition =>
  typeof payload === 'object' && payload !== null && 'unless' in payload && 'add' in payload;

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
    if (!isAddition(payload)) throw new Error('expected an addition');
    // Asked before the transaction: also while another process writes, a repeated call hears of its first.
    const found = db.run(() =>
      payload.unless.flatMap(({ sql, runs }) => runs.flatMap(run => db.prepare(sql).all(...valuesOf(run)))),
    );
    if (found.length > 0) return found;
    db.transact(() => {
      for (const { sql, runs } of payload.add) for (const run of runs) db.prepare(sql).run(...valuesOf(run));
    });
    return [];
  },
);
