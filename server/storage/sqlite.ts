import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Dialect } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import type { SqliteOptions } from './sqlite-connection.ts';

/** Opens a SQLite file in its own thread. Throws if the file is missing and must not be created. */
export function sqliteDialect({ create, ...data }: SqliteOptions & { create: boolean }): Dialect {
  if (!create && !existsSync(data.file))
    throw new Error('there is no such file: the first start of the site makes it');
  if (create) prepareFile(data.file);
  return new GenericSqliteWorkerDialect(
    createNodeWorkerExecutor({
      data,
      worker: () => new Worker(new URL('./sqlite-worker.ts', import.meta.url)),
    }),
  );
}

/** Messages are personal: only the account that runs the server may read the file and enter a folder made for it. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
