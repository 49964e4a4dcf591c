import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseConfig } from '../config.ts';
import { migrations } from './migrations.ts';
import { isPostgres, postgresDialect } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Database = Kysely<Schema>;

/** The database cannot be used. The message names it and says why, for the person who starts the program. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface OpenOptions {
  /** Reads a database that another process writes. */
  readOnly?: boolean;
  /** Creates a missing file and migrates the database; otherwise its schema must be up to date. */
  migrate?: boolean;
  /** How long a statement waits for another process's lock. */
  busyTimeoutMs?: number;
}

/** Opens a database, by default to write, and migrates it. Throws a `DatabaseError`. */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> {
  const { readOnly = false, migrate = !readOnly, busyTimeoutMs = 3000 } = options;
  let database: Database | undefined;
  try {
    const dialect =
      config.kind === 'sqlite'
        ? sqliteDialect({ file: config.file, readOnly, create: migrate, busyTimeoutMs })
        : postgresDialect({ url: config.url, readOnly, busyTimeoutMs });
    database = new Kysely<Schema>({ dialect });
    if (isPostgres(database)) await assertUtf8(database);
    if (migrate) await migrateTables(database);
    // Reads even after a migration: a database that is not ours is found now and not with the first message.
    await assertMigrated(database);
    return database;
  } catch (error) {
    await database?.destroy().catch(() => {});
    throw new DatabaseError(`cannot use the database ${describeDatabase(config)}: ${errorMessage(error)}`, {
      cause: error,
    });
  }
}

/** Any other encoding would refuse each message with a letter that it lacks. */
async function assertUtf8(database: Database): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`SHOW server_encoding`.execute(database);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}: create it with ENCODING 'UTF8'`);
}

/** Migrates under a lock, so that processes that start together wait for one another. */
async function migrateTables(database: Database): Promise<void> {
  await database.connection().execute(async connection => {
    // Changing every row of a large table may take minutes.
    if (isPostgres(database)) await sql`SET statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (isPostgres(database)) await sql`RESET statement_timeout`.execute(connection);
    if (error) throw error;
  });
}

/** Accepts a later schema version: the first query shows whether it still fits. */
async function assertMigrated(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(database);
  const done = new Set(rows.map(({ name }) => name));
  if (!Object.keys(migrations).every(name => done.has(name)))
    throw new Error('its schema is outdated: start the site to migrate it');
}

/** Names a database without its user and password. */
function describeDatabase(config: DatabaseConfig): string {
  if (config.kind === 'sqlite') return config.file;
  const { host, pathname } = new URL(config.url);
  return `postgres://${host}${pathname}`;
}

/** Joins the messages of an `AggregateError`: a host with several addresses fails once for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
