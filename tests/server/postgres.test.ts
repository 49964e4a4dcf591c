import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createMessageStore } from '../../server/contact/message-store.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createPostgresDialect } from '../../server/storage/postgres-dialect.ts';
import { getOrCreateSecret } from '../../server/storage/secret.ts';
import { messageStoreSuite } from '../suites/message-store.suite.ts';
import { migrationSuite } from '../suites/migrations.suite.ts';
import { outboxSuite } from '../suites/outbox.suite.ts';
import { temporaryMessagesProgram } from '../support/messages-program.ts';
import { startPostgres } from '../support/postgres.ts';
import { newMessage, sampleMessage } from '../support/sample-messages.ts';

const postgres = await startPostgres();
afterAll(postgres.stop);

async function open() {
  const database = await openAt(await postgres.newDatabase());
  return { store: createMessageStore(database), outbox: createOutbox(database) };
}

messageStoreSuite('PostgreSQL', open);
outboxSuite('PostgreSQL', open);
migrationSuite('PostgreSQL', async () => {
  const url = await postgres.newDatabase();
  return { settings: { kind: 'postgres', url }, dialect: createPostgresDialect(url, 1000) };
});

async function openAt(url: string, options: Parameters<typeof openDatabase>[1] = {}) {
  const database = await openDatabase({ kind: 'postgres', url }, options);
  onTestFinished(() => database.destroy());
  return database;
}

test('Processes that start together migrate once and share everything', async () => {
  const url = await postgres.newDatabase();
  const [one, two, three] = await Promise.all([openAt(url), openAt(url), openAt(url)]);
  await createMessageStore(one).add(newMessage());
  expect(await createMessageStore(two).list()).toEqual([sampleMessage()]);
  expect(await getOrCreateSecret(three)).toBe(await getOrCreateSecret(one));
});

test('A connection that ends in the middle of a transaction fails that alone, and the process goes on', async () => {
  const database = await openAt(await postgres.newDatabase());
  const failed = database.transaction().execute(async transaction => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const end = () => sql`select pg_terminate_backend(${rows[0]?.pid}) as ends`.execute(database);
    await expect.poll(async () => (await end()).rows).toEqual([{ ends: false }]);
    await sql`select 1`.execute(transaction);
  });
  await expect(failed).rejects.toThrow();
  expect(await createMessageStore(database).list()).toEqual([]);
});

test('A database with another encoding than UTF-8 is refused', async () => {
  const url = new URL(await postgres.newDatabase());
  const database = await openAt(url.href);
  await sql`CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'`.execute(database);
  url.pathname = 'latin';
  await expect(openAt(url.href)).rejects.toThrow('LATIN1');
});

test('The command backup exits with 1 and names the program to use', async () => {
  const { run } = await temporaryMessagesProgram(await postgres.newDatabase());
  const { code, err } = await run('backup clearwell.dump');
  expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')]);
});
