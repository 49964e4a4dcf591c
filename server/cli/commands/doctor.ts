import type { Command } from 'commander';
import { isPublicHost, isThisMachine } from '#shared/hosts.ts';
import { hour, minute } from '../../base/clock.ts';
import { parseSettings, type Settings, unsetSettings } from '../../base/settings.ts';
import { type Delivery, waitingByDesign } from '../../outbox/deliveries.ts';
import { openSmtpMailer, smtpOptions } from '../../outbox/mail/mailer.ts';
import { assertWritable } from '../../storage/database.ts';
import { type Cli, exitCodes, type OpenMessages, openMessages } from '../context.ts';
import { firstLine, formatCount } from '../format.ts';
import type { JsonOption } from '../options.ts';

/** What a check found, and the remedy. `warn` is good to know; with `fail`, somebody has to act. */
type Finding = readonly [
  check: 'settings' | 'database' | 'deliveries' | 'mail',
  status: 'ok' | 'warn' | 'fail',
  message: string,
];

export function addDoctor(program: Command, cli: Cli): void {
  program
    .command('doctor')
    .description(
      'checks everything that a message needs on its way: settings, database, deliveries and mail; exits with 1 if action is needed',
    )
    .option('--json', 'the findings as JSON', false)
    .action(async ({ json }: JsonOption) => {
      const findings = await runChecks(cli);
      if (findings.some(([, status]) => status === 'fail')) cli.exitCode = exitCodes.problem;
      if (json)
        return cli.printJson(findings.map(([check, status, message]) => ({ check, status, message })));
      for (const [check, status, message] of findings)
        cli.print(`${status.padEnd(4)}  ${check.padEnd(10)}  ${message}\n`);
    });
}

async function runChecks(cli: Cli): Promise<Finding[]> {
  const parsed = parseSettings(cli.environment);
  if (!parsed.ok) return parsed.problems.map(line => ['settings', 'fail', line]);
  const { settings } = parsed;
  return [...checkSettings(settings), ...(await checkMessages(cli)), ...(await checkMail(settings))];
}

/** Names what is not set, and connections that the site accepts although others can read them. */
function checkSettings(settings: Settings): Finding[] {
  const { siteUrl, database, webhook } = settings;
  // A public site promises an answer, so somebody must hear of the message.
  const status = isPublicHost(siteUrl.hostname) ? 'fail' : 'warn';
  const findings = unsetSettings(settings).map((line): Finding => ['settings', status, `not set: ${line}`]);
  const warn = (name: string, { hostname }: URL, remedy: string) => {
    if (isThisMachine(hostname)) return;
    const problem = `${name}: messages travel unencrypted to ${hostname}; ${remedy}`;
    findings.push(['settings', 'warn', problem]);
  };
  if (webhook?.url.protocol === 'http:') warn('WEBHOOK_URL', webhook.url, 'use https');
  if (database.kind === 'postgres') {
    const url = new URL(database.url);
    if ((url.searchParams.get('sslmode') ?? 'disable') === 'disable')
      warn('DATABASE_URL', url, 'add sslmode=verify-full to its query');
  }
  return findings.length === 0 ? [['settings', 'ok', 'complete']] : findings;
}

/** Checks that messages can be stored and go out. */
async function checkMessages(cli: Cli): Promise<Finding[]> {
  await using opened = new AsyncDisposableStack();
  let open: OpenMessages;
  try {
    open = opened.use(await openMessages(cli));
    await assertWritable(open.database);
  } catch (error) {
    return [['database', 'fail', firstLine(error)]];
  }
  const deliveries = await checkDeliveries(open, cli.now);
  return [['database', 'ok', 'is writable, the schema is up to date'], ...deliveries];
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
  return findings.length === 0 ? [['deliveries', 'ok', 'none failed, none late']] : findings;
}

function findingFor(status: 'warn' | 'fail', deliveries: readonly Delivery[], text: string): Finding[] {
  if (deliveries.length === 0) return [];
  const error = deliveries.findLast(({ lastError }) => lastError !== '')?.lastError;
  const message = `${formatCount(deliveries.length, 'delivery', 'deliveries')} ${text}`;
  return [['deliveries', status, error ? `${message}; last error: ${error}` : message]];
}

/** Connects to the mail server and signs in as a delivery does, but sends nothing. */
async function checkMail({ mail }: Settings): Promise<Finding[]> {
  if (!mail) return [];
  const { host, port } = smtpOptions(mail.smtpUrl);
  const mailer = openSmtpMailer(mail.smtpUrl, 1);
  try {
    await mailer.verify();
    return [['mail', 'ok', `${host}:${port} answers${mail.smtpUrl.username && ' and accepts the sign-in'}`]];
  } catch (error) {
    const remedy = 'check SMTP_URL: user name and password; port 465 needs smtps://, port 587 smtp://';
    return [['mail', 'fail', `${host}:${port}: ${firstLine(error)}: ${remedy}`]];
  } finally {
    mailer.close();
  }
}
