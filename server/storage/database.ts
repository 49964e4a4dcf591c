import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { SqliteOptions } from './sqlite-worker.ts';

export type Database = Kysely<Schema>;

/** The database cannot be used. The message says which file and why, for the person who starts the program. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface OpenOptions {
  /** Opens what another process writes; creates and changes nothing. */
  readOnly?: boolean;
  /** Whether a missing file is made. */
  create?: boolean;
  /** How long a statement waits for another process's lock, in milliseconds. */
  busyTimeout?: number;
}

/** Opens a SQLite file and, unless it is only read, creates it where it is missing and brings its tables up to date. */
export async function openDatabase(file: string, options: OpenOptions = {}): Promise<Database> {
  const { readOnly = false, create = !readOnly, busyTimeout = 3000 } = options;
  let database: Database | undefined;
  try {
    if (!create && !existsSync(file)) throw new Error('there is no such file');
    if (create) prepareFile(file);
    database = connect({ file, readOnly, busyTimeout });
    if (!readOnly) await migrate(database);
    // Reads once, so that a file that is no database of ours is found now and not with the first message.
    await database.selectFrom('messages').select('reference').limit(1).execute();
    return database;
  } catch (error) {
    await database?.destroy().catch(() => {});
    throw new DatabaseError(`cannot use the database ${file}: ${reason(error)}`, { cause: error });
  }
}

/** Messages are personal: only the account that runs the server may read the file and enter a folder made for it. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

function connect(data: SqliteOptions): Database {
  return new Kysely<Schema>({
    dialect: new GenericSqliteWorkerDialect(
      createNodeWorkerExecutor({
        data,
        worker: () => new Worker(new URL('./sqlite-worker.ts', import.meta.url)),
      }),
    ),
  });
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
