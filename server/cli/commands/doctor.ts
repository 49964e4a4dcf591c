import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { parseConfig } from '../../config.ts';
import { isPublicHost } from '../../public-site.ts';
import {
  type Cli,
  type CommandRunner,
  databaseProblem,
  type ExitCode,
  exitCodes,
  withDatabase,
} from '../context.ts';
import { checkContent } from '../doctor/content-checks.ts';
import { checkDatabase } from '../doctor/database-checks.ts';
import { type Finding, fail, warn } from '../doctor/finding.ts';
import { checkRetention } from '../doctor/retention-checks.ts';
import { checkMail, checkSettings, checkWebhook } from '../doctor/settings-checks.ts';
import { examples, type JsonOption } from '../options.ts';

export function addDoctor(program: Command, { run }: CommandRunner): void {
  program
    .command('doctor')
    .description(
      'lists what is left to do before the site is public, and checks everything a message needs to be delivered and answered; exits with 1 if action is needed',
    )
    .option('--json', 'the findings as JSON', false)
    .addHelpText('after', examples('doctor', 'doctor --json'))
    .action(run(doctor));
}

async function doctor(cli: Cli, { json }: JsonOption): Promise<ExitCode> {
  const findings = await runChecks(cli);
  if (json) cli.printJson(findings);
  else
    for (const { check, status, message } of findings)
      cli.print(`${status.padEnd(4)}  ${check.padEnd(13)}  ${message}\n`);
  return findings.some(({ status }) => status === 'fail') ? exitCodes.problem : exitCodes.ok;
}

/** Checks everything a message needs on its way. What cannot be checked is a finding, too. */
async function runChecks(cli: Cli): Promise<Finding[]> {
  const parsed = parseConfig(cli.environment);
  const settings = checkSettings(parsed, cli.environment);
  if (!parsed.ok) return [...checkContent(cli.organization, undefined), ...settings];
  const { config } = parsed;
  const content = checkContent(cli.organization, config);
  const retention = checkRetention(cli.organization, config);
  const receivers = Promise.all([checkMail(config.mail), checkWebhook(config.webhook)]);
  // The list must also work before the first start, which creates the file.
  const isNew =
    config.database.kind === 'sqlite' &&
    !existsSync(config.database.file) &&
    !isPublicHost(config.siteUrl.hostname);
  const database = await withDatabase(cli, config, false, checkDatabase).catch((error: unknown) => [
    (isNew ? warn : fail)('database', databaseProblem(error)),
  ]);
  return [...content, ...settings, ...retention, ...database, ...(await receivers).flat()];
}
