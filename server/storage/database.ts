import { randomBytes } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { errorMessage, StartError } from '../base/errors.ts';
import type { DatabaseSettings } from '../base/settings.ts';
import { assertNotLater, migrations } from './migrations.ts';
import { createPostgresDialect, isPostgres } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export type Database = Kysely<Schema>;

const migrationNames = Object.keys(migrations);

export interface OpenOptions {
  /** Creates a missing file and migrates (the default); otherwise the schema must be up to date. */
  migrate?: boolean;
  /** How long a statement waits for another process's lock. */
  busyTimeoutMs?: number | undefined;
}

/** Opens a database. Throws a `StartError` that names it and says why. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const { migrate = true, busyTimeoutMs = 3_000 } = options;
  let database: Database | undefined;
  try {
    const dialect =
      settings.kind === 'sqlite'
        ? createSqliteDialect({ file: settings.file, create: migrate, busyTimeoutMs })
        : createPostgresDialect(settings.url, busyTimeoutMs);
    database = new Kysely<Schema>({ dialect });
    if (isPostgres(database)) await assertUtf8(database);
    const done = await readDoneMigrations(database);
    assertNotLater(done);
    // A start that has nothing to migrate only reads, and so waits for no writer.
    if (migrate && done.join() !== migrationNames.join()) await migrateTables(database);
    else if (done.length < migrationNames.length)
      throw new Error('its tables are missing or outdated: start the site to migrate them');
    return database;
  } catch (error) {
    await database?.destroy().catch(() => {});
    throw new StartError(`cannot use the database ${describeDatabase(settings)}: ${errorMessage(error)}`, {
      cause: error,
    });
  }
}

/** Throws if the database takes no messages: writes more than most of them need, and removes it again. */
export async function assertWritable(database: Database): Promise<void> {
  // Random bytes, because no database can compress them.
  const value = randomBytes(16_384).toString('hex');
  await database
    .insertInto('app_state')
    .values({ name: 'probe', value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await database.deleteFrom('app_state').where('name', '=', 'probe').execute();
}

/**
 * Truncates SQLite's write-ahead log, which still holds the old pages. If someone reads too long (a backup),
 * the log stays as it is until the next time. PostgreSQL looks after its files itself.
 */
export async function truncateWal(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}

/** Any other encoding would refuse each message with a letter that it lacks. */
async function assertUtf8(database: Database): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`SHOW server_encoding`.execute(database);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}: create it with ENCODING 'UTF8'`);
}

async function readDoneMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const migrated = database.withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>();
  const done = await migrated.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute();
  return done.map(({ name }) => name);
}

/** Migrates in one transaction. A process that starts meanwhile waits as for any lock, and then fails to start. */
async function migrateTables(database: Database): Promise<void> {
  await database.connection().execute(async connection => {
    // Changing every row of a large table may take minutes.
    if (isPostgres(connection)) await sql`SET statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (isPostgres(connection)) await sql`RESET statement_timeout`.execute(connection);
    if (error) throw error;
  });
}

/** Names a database without its user and password. */
function describeDatabase(settings: DatabaseSettings): string {
  if (settings.kind === 'sqlite') return settings.file;
  const { host, pathname } = new URL(settings.url);
  return `postgres://${host}${pathname}`;
}
