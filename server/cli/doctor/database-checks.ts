import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { isClockSuspect } from '../../contact/retention.ts';
import { channelTable, type Delivery } from '../../outbox/outbox.ts';
import { assertWritable } from '../../storage/app-state.ts';
import type { Database } from '../../storage/database.ts';
import { isPostgres } from '../../storage/postgres-dialect.ts';
import { overdueMessages } from '../commands/overdue.ts';
import type { OpenMessages } from '../context.ts';
import { firstLine, formatCount } from '../format.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

export async function checkDatabase(open: OpenMessages, now: Date): Promise<Finding[]> {
  return [
    ...(await checkFile(open)),
    ...(await checkDisk(open)),
    await checkClock(open, now),
    ...(await checkDeliveries(open, now)),
    ...(await checkMessages(open, now)),
  ];
}

async function checkFile({ config, database }: OpenMessages): Promise<Finding[]> {
  try {
    await assertWritable(database);
  } catch (error) {
    return [fail('database', `is not writable: ${firstLine(error)}`)];
  }
  const findings = [ok('database', 'is writable, the schema is up to date')];
  if (config.database.kind === 'postgres') return findings;
  const { file } = config.database;
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(3)`.execute(database);
  const result = rows.map(row => row.quick_check).join('; ');
  findings.push(
    result === 'ok'
      ? ok('database', 'integrity check passed')
      : fail('database', `integrity check failed, restore a backup: ${result}`),
  );
  if ((statSync(file).mode & 0o077) !== 0)
    findings.push(warn('database', `other accounts may open ${file}: chmod 600 ${file}`));
  return findings;
}

const megabyte = 1024 * 1024;

/** Checks the disk of a SQLite file; PostgreSQL's cannot be seen from here. */
async function checkDisk({ config }: OpenMessages): Promise<Finding[]> {
  if (config.database.kind === 'postgres') return [];
  const { bavail, bsize } = await statfs(dirname(config.database.file));
  return [freeSpace(bavail * bsize)];
}

/** A million messages take about 1 GB. */
export function freeSpace(bytes: number): Finding {
  const text = `${Math.floor(bytes / megabyte)} MB free`;
  if (bytes < 100 * megabyte) return fail('disk', `only ${text}: make room`);
  return bytes < 1024 * megabyte ? warn('disk', `only ${text}: make room`) : ok('disk', text);
}

const clockToleranceMs = 60_000;

/** Compares this machine's clock with the newest message, the last retention pass and PostgreSQL's clock. */
async function checkClock({ database, store }: OpenMessages, now: Date): Promise<Finding> {
  const [newest] = await store.list({}, { limit: 1 });
  if (newest && newest.receivedAt.getTime() > now.getTime() + clockToleranceMs)
    return fail(
      'clock',
      `${newest.reference} was received at ${newest.receivedAt.toISOString()}, but it is ${now.toISOString()}: set the clock`,
    );
  const erasedAt = await store.lastErasure();
  if (erasedAt && isClockSuspect(now, erasedAt))
    return fail(
      'clock',
      'messages were last erased more than 31 days ago: check the clock, then run `npm run messages -- purge`',
    );
  const aheadMs = isPostgres(database) ? now.getTime() - (await readDatabaseTime(database)).getTime() : 0;
  if (Math.abs(aheadMs) > clockToleranceMs)
    return fail(
      'clock',
      `is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} PostgreSQL's: set the clocks`,
    );
  return ok('clock', `${now.toISOString()} is plausible`);
}

async function readDatabaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(database);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** A delivery that has been due this long is not being attempted. */
const lateMs = 15 * 60_000;

async function checkDeliveries({ config, outbox }: OpenMessages, now: Date): Promise<Finding[]> {
  const dead = await outbox.list({ state: 'dead' });
  const pending = await outbox.list({ state: 'pending' });
  const isLate = ({ nextTryAt }: Delivery) => nextTryAt.getTime() < now.getTime() - lateMs;
  const isConfigured = ({ channel }: Delivery) => config[channelTable[channel].needs] !== undefined;
  const late = pending.filter(isLate);
  const findings = [
    findingFor(fail, dead, 'given up; fix the cause, then run: npm run messages -- retry --dead'),
    findingFor(fail, late.filter(isConfigured), 'overdue and not attempted: is the site running?'),
    findingFor(
      warn,
      late.filter(delivery => !isConfigured(delivery)),
      'waiting for a channel that is not configured',
    ),
    findingFor(
      warn,
      pending.filter(delivery => delivery.lastError !== '' && !isLate(delivery)),
      'failed, to be retried later',
    ),
  ].flat();
  return findings.length === 0 ? [ok('deliveries', 'none failed, none late')] : findings;
}

function findingFor(status: typeof fail, deliveries: readonly Delivery[], text: string): Finding[] {
  if (deliveries.length === 0) return [];
  const error = deliveries.findLast(({ lastError }) => lastError !== '')?.lastError;
  const message = `${formatCount(deliveries.length, 'delivery', 'deliveries')} ${text}`;
  return [status('deliveries', error ? `${message}; last error: ${error}` : message)];
}

/** Looks for messages without an answer, and for held ones, which nobody is reminded of. */
async function checkMessages(open: OpenMessages, now: Date): Promise<Finding[]> {
  const overdue = (await overdueMessages(open, now)).length;
  const held = await open.store.count({ state: 'new', held: true });
  return [
    overdue > 0
      ? fail(
          'answers',
          `${formatCount(overdue, 'message is', 'messages are')} overdue: npm run messages -- overdue`,
        )
      : ok('answers', 'no message is overdue'),
    held > 0
      ? warn(
          'held',
          `${formatCount(held, 'message is', 'messages are')} held back from email: npm run messages -- list --held --state new`,
        )
      : ok('held', 'none'),
  ];
}
