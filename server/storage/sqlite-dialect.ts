import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteOptions } from './sqlite-connection.ts';
import type { Statement, WorkerReply } from './sqlite-worker.ts';

/** Opens a SQLite file in its own thread. Throws if the file is missing and must not be created. */
export function createSqliteDialect({ create, ...options }: SqliteOptions & { create: boolean }): Dialect {
  const { file } = options;
  if (create) {
    // Messages are personal: only the server's account may read the file and enter a folder made for it.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  } else if (!existsSync(file))
    throw new Error('there is no such file: the first start of the site makes it');
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => startThreadDriver(options),
    createIntrospector: database => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Migrations happen whole or not at all: SQLite can roll back changes of tables, which Kysely denies. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Passes statements to the thread, which answers them in order. */
function startThreadDriver(options: SqliteOptions): Driver {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: options });
  // Kysely sends a rollback even while another statement of the transaction waits for its answer.
  const waiting: ((reply: WorkerReply) => void)[] = [];
  worker.on('message', reply => waiting.shift()?.(reply));
  // If the file cannot be opened, this rejects, and so does the first statement, which waits for it.
  const opened = once(worker, 'message');
  opened.catch(() => {});
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { promise, resolve } = Promise.withResolvers<WorkerReply>();
      waiting.push(resolve);
      worker.postMessage({ sql, parameters } satisfies Statement);
      const answer = await promise;
      if ('error' in answer) throw answer.error;
      // Kysely derives the type of the rows from the query.
      return answer as QueryResult<Row>;
    },
    streamQuery() {
      throw new Error('SQLite reads all rows at once');
    },
  };
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    async init() {
      await opened;
      // Every later statement would wait forever. An exception ends the process, which is then started again.
      worker.on('exit', code => {
        if (code !== 0) throw new Error(`the SQLite thread ended with code ${code}`);
      });
    },
    // All queries share it: for an adapter without `supportsMultipleConnections`, Kysely lets one in at a time.
    acquireConnection: async () => connection,
    // Every transaction writes. One that began with a read, as a migration does, could not wait its turn.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => {},
    async destroy() {
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
    },
  };
}
