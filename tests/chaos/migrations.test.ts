import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { migrations } from '../../server/storage/migrations.ts';
import { createSqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { openEarlierVersion } from '../support/databases.ts';
import { temporaryServer, temporaryServerProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { end, isLong, query, report } from './traffic.ts';

const options = { timeout: 1_800_000 };
const [firstStarts, upgrades] = isLong ? [50, 20] : [2, 2];

test(
  `A first start killed ${firstStarts} times while it makes tables leaves a database that opens`,
  options,
  () => killWhileMigrating(firstStarts, 0),
);

test(`An upgrade killed ${upgrades} times loses no message, and the next start finishes it`, options, () =>
  killWhileMigrating(upgrades, 60_000),
);

/**
 * Kills servers while they make or alter tables, and expects the next start to find every message.
 * @param messages in a database of an earlier version; 0 for first starts, which have no database
 */
async function killWhileMigrating(times: number, messages: number): Promise<void> {
  const earlier = messages > 0 ? await earlierDatabase(messages) : undefined;
  let midway = 0;
  for (let kill = 0; kill < times; kill++) {
    const file = join(temporaryFolder(), 'messages.db');
    if (earlier) copyFileSync(earlier, file);
    const environment = { DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'fatal' };
    const read = (sql: string) => query(environment.DATABASE_URL, sql);
    const killed = temporaryServerProcess(environment);
    const hasWritten = () => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
    await vi.waitUntil(hasWritten, { timeout: 30_000, interval: 1 });
    // Kills later each time, up to the milliseconds that a migration takes on two cores.
    await wait((kill / times) * (earlier ? 400 : 60));
    await end(killed, 'SIGKILL');
    const done = await read('SELECT name FROM kysely_migration').catch(() => []);
    if (done.length < Object.keys(migrations).length) midway += 1;

    const next = await temporaryServer(environment);
    await end(next);
    expect(await read('SELECT count(*) AS messages FROM messages')).toEqual([{ messages }]);
    expect(await read('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  }
  report(messages > 0 ? `upgrades killed, ${messages} messages each` : 'first starts killed', {
    times,
    midway,
  });
}

/** A database that an upgrade must change row by row. */
async function earlierDatabase(messages: number): Promise<string> {
  const file = join(temporaryFolder(), 'earlier.db');
  const dialect = createSqliteDialect({ file, create: true, busyTimeoutMs: 1000 });
  await (await openEarlierVersion(dialect, '0004-keys-without-expiry')).destroy();
  await query(
    `sqlite:${file}`,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${messages})
    INSERT INTO messages (reference, received_at, language, form_type, name, phone, email, organization, message)
    SELECT 'CW-' || i, '2026-11-20T12:00:00.000Z', 'en', 'contact', 'Ada', '', '', '', 'Water for ' || i FROM n`,
  );
  await query(`sqlite:${file}`, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return file;
}
