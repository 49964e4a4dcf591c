// Runs SQLite in its own thread, so that waiting for the disk or for a lock never holds up a page.
import type { SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { openConnection } from './sqlite-connection.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}
export type WorkerReply = QueryResult<unknown> | { error: unknown };

const connection = openConnection(workerData);
parentPort?.postMessage('opened');
parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement === 'close') {
    connection.close();
    parentPort?.close();
  } else parentPort?.postMessage(execute(statement));
});

function execute({ sql, parameters }: Statement): WorkerReply {
  try {
    // Kysely types parameters as unknown; all of them come from typed queries.
    return connection.query(sql, parameters as SQLInputValue[]);
  } catch (error) {
    return { error };
  }
}
