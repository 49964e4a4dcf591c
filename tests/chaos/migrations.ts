import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { migrations } from '../../server/storage/migrations.ts';
import { sqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { openEarlierVersion } from '../support/databases.ts';
import { launch, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { report } from './results.ts';

/**
 * Kills servers while they make or alter tables, and expects the next start to find every message.
 * @param messages in a database of an earlier version; 0 for first starts, which have no database
 */
export async function killWhileMigrating(times: number, messages: number): Promise<void> {
  const earlier = messages > 0 ? await earlierDatabase(messages) : undefined;
  let midway = 0;
  for (let kill = 0; kill < times; kill++) {
    const file = join(temporaryFolder(), 'messages.db');
    if (earlier) copyFileSync(earlier, file);
    const environment = { DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'fatal' };
    const killed = launch(environment);
    const hasWritten = () => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
    await vi.waitUntil(hasWritten, { timeout: 30_000, interval: 1 });
    // Later each time, up to what a migration takes on two cores.
    await wait((kill / times) * (earlier ? 400 : 60));
    killed.process.kill('SIGKILL');
    await killed.ended;
    if (recordedMigrations(file) < Object.keys(migrations).length) midway += 1;

    const next = await startServer(environment);
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(read(file, 'SELECT count(*) AS value FROM messages')).toBe(messages);
    expect(read(file, 'PRAGMA integrity_check')).toBe('ok');
  }
  report(messages > 0 ? `upgrades killed, ${messages} messages each` : 'first starts killed', {
    times,
    midway,
  });
}

/** Starts servers together on one database that does not exist yet. */
export async function startTogether(times: number): Promise<void> {
  for (let start = 0; start < times; start++) {
    const environment = {
      DATABASE_URL: `sqlite:${join(temporaryFolder(), 'messages.db')}`,
      LOG_LEVEL: 'fatal',
    };
    const servers = await Promise.all([startServer(environment), startServer(environment)]);
    for (const server of servers) server.process.kill('SIGTERM');
    for (const server of servers) expect(await server.ended).toBe(0);
  }
  report('two first starts together', { times });
}

/** A database that an upgrade must change row by row. */
async function earlierDatabase(messages: number): Promise<string> {
  const file = join(temporaryFolder(), 'earlier.db');
  const options = { file, readOnly: false, create: true, busyTimeoutMs: 1000 };
  await (await openEarlierVersion(sqliteDialect(options), '0004-keys-without-expiry')).destroy();
  const connection = new DatabaseSync(file);
  connection.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${messages})
    INSERT INTO messages (reference, received_at, language, form_type, name, phone, email, organization, message)
    SELECT 'CW-' || i, '2026-11-20T12:00:00.000Z', 'en', 'contact', 'Ada', '', '', '', 'Water for ' || i FROM n;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  connection.close();
  return file;
}

function recordedMigrations(file: string): number {
  try {
    return Number(read(file, 'SELECT count(*) AS value FROM kysely_migration'));
  } catch {
    return 0;
  }
}

/** The only value that a query returns. */
function read(file: string, sql: string): unknown {
  const database = new DatabaseSync(file);
  try {
    return Object.values(database.prepare(sql).get() ?? {})[0];
  } finally {
    database.close();
  }
}
