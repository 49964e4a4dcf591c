import type { Command } from 'commander';
import { isPublicHost, isThisMachine } from '#shared/hosts.ts';
import { hour, minute } from '../../base/clock.ts';
import { type ParsedSettings, parseSettings, type Settings, unsetSettings } from '../../base/settings.ts';
import { type Delivery, waitingByDesign } from '../../outbox/deliveries.ts';
import { openSmtpMailer, smtpOptions } from '../../outbox/mail/mailer.ts';
import { assertWritable } from '../../storage/database.ts';
import { type Cli, databaseProblem, exitCodes, type OpenMessages, openMessages } from '../context.ts';
import { firstLine, formatCount } from '../format.ts';
import type { JsonOption } from '../options.ts';

/** The result of a check, and the remedy. `warn` is good to know; with `fail`, somebody has to act. */
export interface Finding {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
}

const toFinding = (check: string, status: Finding['status'], message: string): Finding => ({
  check,
  status,
  message,
});

export function addDoctor(program: Command, cli: Cli): void {
  program
    .command('doctor')
    .description(
      'checks everything that a message needs on its way: settings, database, deliveries and mail; exits with 1 if action is needed',
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
  const settings = checkSettings(parsed);
  if (!parsed.ok) return settings;
  return [...settings, ...(await checkMessages(cli)), ...(await checkMail(parsed.settings))];
}

/** Checks the environment as the site reads it when it starts. */
function checkSettings(parsed: ParsedSettings): Finding[] {
  const finding = (status: Finding['status']) => (line: string) => toFinding('settings', status, line);
  if (!parsed.ok) return parsed.problems.map(finding('fail'));
  const { settings } = parsed;
  // A public site promises an answer, so somebody must hear of the message.
  const status = isPublicHost(settings.siteUrl.hostname) ? 'fail' : 'warn';
  const missing = unsetSettings(settings).map(line => finding(status)(`not set: ${line}`));
  const findings = [...missing, ...unencrypted(settings).map(finding('warn'))];
  return findings.length === 0 ? [finding('ok')('complete')] : findings;
}

/** Connections that the site accepts although others can read them. */
function unencrypted({ database, webhook }: Settings): string[] {
  const warnings: string[] = [];
  if (webhook?.url.protocol === 'http:' && !isThisMachine(webhook.url.hostname))
    warnings.push(`WEBHOOK_URL: messages travel unencrypted to ${webhook.url.hostname}; use https`);
  if (database.kind === 'postgres') {
    const { hostname, searchParams } = new URL(database.url);
    if ((searchParams.get('sslmode') ?? 'disable') === 'disable' && !isThisMachine(hostname))
      warnings.push(
        `DATABASE_URL: messages travel unencrypted to ${hostname}; add sslmode=verify-full to its query`,
      );
  }
  return warnings;
}

/** Checks that messages can be stored and go out. */
async function checkMessages(cli: Cli): Promise<Finding[]> {
  try {
    await using open = await openMessages(cli);
    await assertWritable(open.database);
    const state = toFinding('database', 'ok', 'is writable, the schema is up to date');
    return [state, ...(await checkDeliveries(open, cli.now))];
  } catch (error) {
    return [toFinding('database', 'fail', databaseProblem(error))];
  }
}

/** A delivery that has been due this long is not being attempted. */
const lateMs = 15 * minute;

async function checkDeliveries({ settings, outbox }: OpenMessages, now: Date): Promise<Finding[]> {
  const dead = await outbox.find({ state: 'dead' });
  const pending = await outbox.find({ state: 'pending' });
  const isLate = ({ nextTryAt }: Delivery) => nextTryAt.getTime() < now.getTime() - lateMs;
  // Deliveries of a channel that is not set up wait until it is.
  const { on = [], off = [] } = Object.groupBy(pending, ({ channel }) =>
    settings[channel === 'webhook' ? 'webhook' : 'mail'] ? 'on' : 'off',
  );
  const waiting = [...new Set(off.map(({ channel }) => channel))].toSorted().join(', ');
  // No retry waits this long.
  const isAhead = ({ channel, nextTryAt }: Delivery) =>
    !waitingByDesign.includes(channel) && nextTryAt.getTime() > now.getTime() + hour;
  const failed = on.filter(one => one.lastError !== '' && !isLate(one));
  const findings = [
    findingFor('fail', dead, 'given up; fix the cause, then run: npm run messages -- retry --dead'),
    findingFor('fail', on.filter(isLate), 'overdue and not attempted: is the site running?'),
    findingFor('warn', off, `waiting for a channel that is not set up: ${waiting}`),
    findingFor('warn', on.filter(isAhead), 'due in more than an hour: was the clock ahead?'),
    findingFor('warn', failed, 'failed, to be retried later'),
  ].flat();
  return findings.length === 0 ? [toFinding('deliveries', 'ok', 'none failed, none late')] : findings;
}

function findingFor(status: Finding['status'], deliveries: readonly Delivery[], text: string) {
  if (deliveries.length === 0) return [];
  const error = deliveries.findLast(({ lastError }) => lastError !== '')?.lastError;
  const message = `${formatCount(deliveries.length, 'delivery', 'deliveries')} ${text}`;
  return [toFinding('deliveries', status, error ? `${message}; last error: ${error}` : message)];
}

/** Connects to the mail server and signs in as a delivery does, but sends nothing. */
async function checkMail({ mail }: Settings): Promise<Finding[]> {
  if (!mail) return [];
  const { host, port } = smtpOptions(mail.smtpUrl);
  const mailer = openSmtpMailer(mail.smtpUrl, 1);
  try {
    await mailer.verify();
    const signedIn = mail.smtpUrl.username && ' and accepts the sign-in';
    return [toFinding('mail', 'ok', `${host}:${port} answers${signedIn}`)];
  } catch (error) {
    const text = firstLine(error);
    const remedy = /login|auth/i.test(text)
      ? 'check user name and password in SMTP_URL'
      : 'check host and port in SMTP_URL: port 465 needs smtps://, port 587 smtp://';
    return [toFinding('mail', 'fail', `${host}:${port}: ${text}: ${remedy}`)];
  } finally {
    mailer.close();
  }
}
