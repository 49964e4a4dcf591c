import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Database } from './database.ts';

/** Ends the thread while a statement waits for its answer. */
const endThread = `
  import { Kysely, sql } from 'kysely';
  import { createSqliteDialect } from './server/storage/sqlite-dialect.ts';
  const started = new Promise(resolve => process.once('worker', resolve));
  const file = process.argv[1];
  const database = new Kysely({ dialect: createSqliteDialect({ file, busyTimeoutMs: 100, create: true }) });
  await sql\`select 1\`.execute(database);
  const thread = await started;
  void sql\`select 1\`.execute(database);
  thread.terminate();
  setTimeout(() => console.error('still waiting'), 20_000);
`;

test('If the SQLite thread ends, the process ends instead of waiting for it forever', () => {
  const file = join(temporaryFolder(), 'messages.db');
  const { status, stderr } = spawnSync('node', ['-e', endThread, file], { encoding: 'utf8' });
  expect(stderr).toContain('the SQLite thread ended');
  expect(status).not.toBe(0);
});

test('Each statement gets its own answer, also after a transaction that failed while another one ran', async () => {
  const database = await temporaryDatabase();
  const read = async (value: number, from: Database = database) =>
    (await sql<{ value: number }>`select ${value} as value`.execute(from)).rows[0]?.value;
  const failed = database
    .transaction()
    .execute(transaction => Promise.all([sql`bogus`.execute(transaction), read(1, transaction)]));
  await expect(failed).rejects.toThrow('bogus');
  expect(await read(2)).toBe(2);
});
