import type { Command } from 'commander';
import { parseConfig } from '../../config.ts';
import { type Cli, databaseProblem, exitCodes, openMessages } from '../context.ts';
import { checkDatabase, checkDeliveries } from '../doctor/database-checks.ts';
import { type Finding, fail } from '../doctor/finding.ts';
import { checkMail, checkSettings, checkWebhook } from '../doctor/settings-checks.ts';
import type { JsonOption } from '../options.ts';

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

/** A check that cannot run is a finding, too. */
async function runChecks(cli: Cli): Promise<Finding[]> {
  const parsed = parseConfig(cli.environment);
  const settings = checkSettings(parsed, cli.environment);
  if (!parsed.ok) return settings;
  const { config } = parsed;
  const receivers = Promise.all([checkMail(config.mail), checkWebhook(config.webhook)]);
  return [...settings, ...(await checkMessages(cli)), ...(await receivers).flat()];
}

async function checkMessages(cli: Cli): Promise<Finding[]> {
  try {
    await using open = await openMessages(cli);
    return [...(await checkDatabase(open)), ...(await checkDeliveries(open, cli.now))];
  } catch (error) {
    return [fail('database', databaseProblem(error))];
  }
}
