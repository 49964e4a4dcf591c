import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { onTestFinished, vi } from 'vitest';
import { createMessageStore } from '../../server/contact/message-store.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { type Database, openDatabase } from '../../server/storage/database.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Opens a new SQLite database that is closed and removed when the current test is finished. */
export async function temporaryDatabase(): Promise<Database> {
  const database = await openDatabase({ kind: 'sqlite', file: join(temporaryFolder(), 'messages.db') });
  onTestFinished(() => database.destroy());
  return database;
}

/** A message store and its outbox on such a database, for the suites. */
export async function temporaryStore() {
  const database = await temporaryDatabase();
  return { store: createMessageStore(database), outbox: createOutbox(database) };
}

/** Opens a database that has the migrations up to this one, as an earlier version left it. */
export async function openEarlierVersion(dialect: Dialect, last: string) {
  const database = new Kysely<{ messages: Record<string, string> }>({ dialect });
  const upTo = Object.entries(migrations).filter(([name]) => name <= last);
  const provider = { getMigrations: async () => Object.fromEntries(upTo) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
  return database;
}

/**
 * Locks a SQLite file as another program does, as soon as the site's own writes let it: a site erases expired
 * messages when it starts. Returns the function that unlocks it; the end of the current test does so, too.
 */
export async function lockDatabase(file: string): Promise<() => void> {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  // Does not wait inside SQLite: that would stop a site in this process from ending its transaction.
  await vi.waitFor(() => other.exec('begin immediate'), { timeout: 30_000 });
  return () => other.exec('rollback');
}
