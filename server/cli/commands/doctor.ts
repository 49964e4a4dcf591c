import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { readFiles } from '#shared/content/load-content.ts';
import { findLanguages } from '#shared/content/parse.ts';
import { isPublicHost } from '#shared/content/schemas/examples.ts';
import { type Config, parseConfig } from '../../config.ts';
import { type Cli, databaseProblem, exitCodes, openMessages } from '../context.ts';
import { checkDatabase } from '../doctor/database-checks.ts';
import { checkFacts, checkWords } from '../doctor/fact-checks.ts';
import { type Finding, fail, warn } from '../doctor/finding.ts';
import { checkMail, checkSettings, checkWebhook } from '../doctor/settings-checks.ts';
import type { JsonOption } from '../options.ts';

export function addDoctor(program: Command, cli: Cli): void {
  program
    .command('doctor')
    .description(
      'lists what is left to do before the site is public, and checks everything a message needs to be delivered and answered; exits with 1 if action is needed',
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

/** Checks everything a message needs on its way. A check that cannot run is a finding, too. */
async function runChecks(cli: Cli): Promise<Finding[]> {
  const parsed = parseConfig(cli.environment);
  const config = parsed.ok ? parsed.config : undefined;
  const isPublic = config !== undefined && isPublicHost(config.siteUrl.hostname);
  const [, ...translated] = findLanguages(readFiles());
  const findings = [
    ...checkWords(),
    ...checkFacts(cli.organization, translated, isPublic && !config.allowExampleData),
    ...checkSettings(parsed, cli.environment),
  ];
  if (!config) return findings;
  const receivers = Promise.all([checkMail(config.mail), checkWebhook(config.webhook)]);
  return [...findings, ...(await checkMessages(cli, config, isPublic)), ...(await receivers).flat()];
}

async function checkMessages(cli: Cli, { database }: Config, isPublic: boolean): Promise<Finding[]> {
  try {
    await using open = await openMessages(cli, 'write');
    return await checkDatabase(open, cli.now);
  } catch (error) {
    // The list must also work before the first start, which creates the file.
    const isNew = database.kind === 'sqlite' && !existsSync(database.file) && !isPublic;
    return [(isNew ? warn : fail)('database', databaseProblem(error))];
  }
}
