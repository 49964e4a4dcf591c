import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { reason } from './reason.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Where messages are kept. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export type Database = Kysely<Schema>;

/** The database cannot be used. The message says which one and why, for the person who starts the program. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface OpenOptions {
  /** Opens what another process writes; creates and changes nothing. */
  readOnly?: boolean;
  /** Whether a missing file is made. */
  create?: boolean;
  /** Whether the tables are brought up to date; otherwise they must be. */
  migrate?: boolean;
  /** How long a statement waits for another process's lock, in milliseconds. */
  busyTimeout?: number;
}

/**
 * Opens a database and, unless it is only read or told otherwise, creates a file where it is missing and brings its
 * tables up to date. Throws a `DatabaseError`.
 */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> {
  const { readOnly = false, create = !readOnly, migrate = !readOnly, busyTimeout = 3000 } = options;
  let database: Database | undefined;
  try {
    const dialect =
      config.kind === 'sqlite'
        ? sqliteDialect({ file: config.file, readOnly, create, busyTimeout })
        : postgresDialect({ url: config.url, readOnly, busyTimeout });
    database = new Kysely<Schema>({ dialect });
    if (migrate) await bringUpToDate(database);
    // Read also after that: a database that is none of ours is found now and not with the first message.
    await expectTables(database);
    return database;
  } catch (error) {
    await database?.destroy().catch(() => {});
    throw new DatabaseError(`cannot use the database ${nameOf(config)}: ${reason(error)}`, { cause: error });
  }
}

/** Migrates under a lock, so that processes that start together wait for one another. */
async function bringUpToDate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A later version only adds to the tables: a program of this one works with them. */
async function expectTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(database);
  const done = new Set(rows.map(({ name }) => name));
  if (!Object.keys(migrations).every(name => done.has(name)))
    throw new Error('its tables are of an earlier version; the start of the site brings them up to date');
}

/** What can be said aloud: an address may hold a password. */
function nameOf(config: DatabaseConfig): string {
  if (config.kind === 'sqlite') return config.file;
  const { host, pathname } = new URL(config.url);
  return `postgres://${host}${pathname}`;
}
