import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEarlierVersion } from '../../tests/support/databases.ts';
import { newMessage } from '../../tests/support/sample-messages.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createMessageStore } from '../contact/message-store.ts';
import { openDatabase } from './database.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

async function openIn(folder: string, options: Parameters<typeof openDatabase>[1] = {}) {
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'data/messages.db') }, options);
  onTestFinished(() => database.destroy());
  return database;
}

/** Everything in the database and its log. */
function onDisk(folder: string): string {
  const data = join(folder, 'data');
  return readdirSync(data)
    .map(name => readFileSync(join(data, name), 'latin1'))
    .join('');
}

test('Processes that migrate at the same moment wait for one another', async () => {
  const file = join(temporaryFolder(), 'messages.db');
  const dialect = createSqliteDialect({ file, create: true, busyTimeoutMs: 1 });
  // This stays open: the first connection to a closed file recovers its log, and shuts others out.
  const earlier = await openEarlierVersion(dialect, '0004-keys-without-expiry');
  const open = () => openDatabase({ kind: 'sqlite', file }, { busyTimeoutMs: 3_000 });
  for (const database of await Promise.all(Array.from({ length: 8 }, open))) await database.destroy();
  await earlier.destroy();
});

test('Only the account that runs the server can read a new database', async () => {
  const folder = temporaryFolder();
  await openIn(folder);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data/messages.db')).mode & 0o777).toBe(0o600);
});

test('The file is written ahead and synced with every commit', async () => {
  const database = await openIn(temporaryFolder());
  const pragma = async (name: string) =>
    Object.values(
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {},
    )[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('Neither the file nor its log holds anything of an erased message', async () => {
  const folder = temporaryFolder();
  const store = createMessageStore(await openIn(folder));
  await store.add(newMessage({ message: 'Zanzibarian water' }));
  await store.note('CW-7K4M-9QRT', 'Zanzibarian note', new Date());
  expect(onDisk(folder)).toContain('Zanzibarian');
  await store.erase('CW-7K4M-9QRT', new Date());
  expect(onDisk(folder)).not.toContain('Zanzibarian');
});

test('The next erasure also clears what a backup kept in the log, even if it erases nothing itself', async () => {
  const folder = temporaryFolder();
  const store = createMessageStore(await openIn(folder, { busyTimeoutMs: 20 }));
  await store.add(newMessage({ message: 'Zanzibarian water' }));
  const backup = new DatabaseSync(join(folder, 'data/messages.db'));
  backup.exec('begin; select count(*) from messages;');
  await store.erase('CW-7K4M-9QRT', new Date());
  backup.close();
  expect(onDisk(folder)).toContain('Zanzibarian');
  expect(await store.eraseBefore(new Date(0), new Date())).toBe(0);
  expect(onDisk(folder)).not.toContain('Zanzibarian');
});
