import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Delivery } from '../../outbox/outbox.ts';
import { assertWritable } from '../../storage/app-state.ts';
import type { OpenMessages } from '../context.ts';
import { firstLine, formatCount } from '../format.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Checks that messages can be stored. */
export async function checkDatabase({ config, database }: OpenMessages): Promise<Finding[]> {
  const check = 'database';
  try {
    await assertWritable(database);
  } catch (error) {
    return [fail(check, `is not writable: ${firstLine(error)}`)];
  }
  const findings = [ok(check, 'is writable, the schema is up to date')];
  if (config.database.kind === 'postgres') return findings;
  const { file } = config.database;
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(3)`.execute(database);
  const result = rows.map(row => row.quick_check).join('; ');
  if (result !== 'ok') findings.push(fail(check, `integrity check failed, restore a backup: ${result}`));
  if ((statSync(file).mode & 0o077) !== 0)
    findings.push(warn(check, `other accounts may open ${file}: chmod 600 ${file}`));
  return findings;
}

/** A delivery that has been due this long is not being attempted. */
const lateMs = 15 * 60_000;

/** Looks for deliveries that do not go out. */
export async function checkDeliveries({ config, outbox }: OpenMessages, now: Date): Promise<Finding[]> {
  const dead = await outbox.list({ state: 'dead' });
  const pending = await outbox.list({ state: 'pending' });
  const isLate = ({ nextTryAt }: Delivery) => nextTryAt.getTime() < now.getTime() - lateMs;
  const isConfigured = ({ channel }: Delivery) =>
    config[channel === 'webhook' ? 'webhook' : 'mail'] !== undefined;
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
