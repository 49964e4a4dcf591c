import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { Delivery } from '../../outbox/deliveries.ts';
import { parseSettings } from '../../settings.ts';
import { assertWritable } from '../../storage/app-state.ts';
import { type Cli, databaseProblem, exitCodes, type OpenMessages, openMessages } from '../context.ts';
import { firstLine, formatCount } from '../format.ts';
import type { JsonOption } from '../options.ts';
import { checkMail, checkSettings, checkWebhook, type Finding, toFinding } from '../settings-checks.ts';

export function addDoctor(program: Command, cli: Cli): void {
  program
    .command('doctor')
    .description(
      'checks everything that a message needs on its way: settings, database, deliveries, mail and webhook; exits with 1 if action is needed',
    )
    .option('--json', 'the findings as JSON', false)
    .action(async ({ json }: JsonOption) => {
      const findings = await runChecks(cli);
      if (findings.some(({ status }) => status === 'fail')) cli.exitCode = exitCodes.problem;
      if (json) return cli.printJson(findings);
      for (const { check, status, message } of findings)
        cli.print(`${status.padEnd(4)}  ${check.padEnd(10)}  ${message}\n`);
    });
}

async function runChecks(cli: Cli): Promise<Finding[]> {
  const parsed = parseSettings(cli.environment);
  const settings = checkSettings(parsed, Object.keys(cli.environment));
  if (!parsed.ok) return settings;
  const receivers = Promise.all([checkMail(parsed.settings), checkWebhook(parsed.settings)]);
  return [...settings, ...(await checkMessages(cli)), ...(await receivers).flat()];
}

/** Checks that messages can be stored and go out. A database that cannot be opened is a finding, too. */
async function checkMessages(cli: Cli): Promise<Finding[]> {
  try {
    await using open = await openMessages(cli);
    return [...(await checkDatabase(open)), ...(await checkDeliveries(open, cli.now))];
  } catch (error) {
    return [toFinding('database', 'fail', databaseProblem(error))];
  }
}

async function checkDatabase({ settings, database }: OpenMessages): Promise<Finding[]> {
  const check = 'database';
  try {
    await assertWritable(database);
  } catch (error) {
    return [toFinding(check, 'fail', `is not writable: ${firstLine(error)}`)];
  }
  const findings = [toFinding(check, 'ok', 'is writable, the schema is up to date')];
  if (settings.database.kind === 'postgres') return findings;
  const { file } = settings.database;
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(3)`.execute(database);
  const result = rows.map(row => row.quick_check).join('; ');
  if (result !== 'ok')
    findings.push(toFinding(check, 'fail', `integrity check failed, restore a backup: ${result}`));
  if ((statSync(file).mode & 0o077) !== 0)
    findings.push(toFinding(check, 'warn', `other accounts may open ${file}: chmod 600 ${file}`));
  return findings;
}

/** A delivery that has been due this long is not being attempted. */
const lateMs = 15 * 60_000;

async function checkDeliveries({ settings, outbox }: OpenMessages, now: Date): Promise<Finding[]> {
  const dead = await outbox.list({ state: 'dead' });
  const pending = await outbox.list({ state: 'pending' });
  const isLate = ({ nextTryAt }: Delivery) => nextTryAt.getTime() < now.getTime() - lateMs;
  const isSetUp = ({ channel }: Delivery) =>
    settings[channel === 'webhook' ? 'webhook' : 'mail'] !== undefined;
  const late = Object.groupBy(pending.filter(isLate), one => (isSetUp(one) ? 'on' : 'off'));
  const failed = pending.filter(one => one.lastError !== '' && !isLate(one));
  const findings = [
    findingFor('fail', dead, 'given up; fix the cause, then run: npm run messages -- retry --dead'),
    findingFor('fail', late.on, 'overdue and not attempted: is the site running?'),
    findingFor('warn', late.off, 'waiting for a channel that is not set up'),
    findingFor('warn', failed, 'failed, to be retried later'),
  ].flat();
  return findings.length === 0 ? [toFinding('deliveries', 'ok', 'none failed, none late')] : findings;
}

function findingFor(status: Finding['status'], deliveries: readonly Delivery[] | undefined, text: string) {
  if (!deliveries?.length) return [];
  const error = deliveries.findLast(({ lastError }) => lastError !== '')?.lastError;
  const message = `${formatCount(deliveries.length, 'delivery', 'deliveries')} ${text}`;
  return [toFinding('deliveries', status, error ? `${message}; last error: ${error}` : message)];
}
