import { Command, CommanderError } from 'commander';
import type { Organization } from '#content/schema/organization.ts';
import { sampleReference } from '../contact/reference.ts';
import { addBackup } from './commands/backup.ts';
import { addChanges } from './commands/change.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExport } from './commands/export.ts';
import { addList } from './commands/list.ts';
import { addOverdue } from './commands/overdue.ts';
import { addPurge } from './commands/purge.ts';
import { addRestore } from './commands/restore.ts';
import { addRetry } from './commands/retry.ts';
import { addShow } from './commands/show.ts';
import { addStats } from './commands/stats.ts';
import {
  type Cli,
  CommandFailure,
  type CommandRunner,
  configOf,
  databaseProblem,
  type ExitCode,
  exitCodes,
  withDatabase,
} from './context.ts';
import { printable, toJson } from './format.ts';

interface Terminal {
  environment: Cli['environment'];
  now: Date;
  organization: Organization;
  out(text: string): void;
  err(text: string): void;
}

const programHelp = (sample: string) => `
Examples:
  npm run messages -- list --state new
  npm run messages -- show ${sample}
  npm run messages -- answer ${sample}
  npm run messages -- overdue
  npm run --silent messages -- export --format csv > messages.csv

Exit codes:
  0  success
  1  not found, overdue, a failed check, or the command failed
  2  wrong usage or invalid settings
  3  database not usable

For help on one command: npm run messages -- list --help. All commands but restore are safe while the site is running.`;

/** In the order of the help. */
const commands = [
  addList,
  addShow,
  addChanges,
  addRetry,
  addOverdue,
  addStats,
  addExport,
  addPurge,
  addBackup,
  addRestore,
  addDoctor,
];

/** Runs `npm run messages -- ARGUMENTS`, also while the site is running. Returns the exit code. */
export async function runMessages(args: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, now, organization, out, err } = terminal;
  const { timeZone } = organization.hours;
  const cli: Cli = {
    environment,
    now,
    organization,
    timeZone,
    print: text => out(printable(text)),
    printError: text => err(printable(text)),
    printJson: value => out(`${toJson(value, 2)}\n`),
    write: out,
  };
  let exitCode: ExitCode = exitCodes.ok;
  const onDatabase =
    (readOnly: boolean): CommandRunner['reading'] =>
    command =>
    async (...args) => {
      exitCode = await withDatabase(cli, configOf(cli), readOnly, context => command(context, ...args)).catch(
        (error: unknown) => {
          throw new CommandFailure(databaseProblem(error), exitCodes.databaseUnusable);
        },
      );
    };
  const runner: CommandRunner = {
    organization,
    timeZone,
    run:
      command =>
      async (...args) => {
        exitCode = await command(cli, ...args);
      },
    reading: onDatabase(true),
    writing: onDatabase(false),
  };
  const program = new Command('npm run messages --')
    .description('Lists the messages visitors sent and records what happened to them.')
    .exitOverride()
    .configureOutput({ writeOut: cli.print, writeErr: cli.printError })
    .showHelpAfterError('(run with --help for usage)')
    .addHelpText('after', programHelp(sampleReference(organization.referencePrefix)));
  for (const add of commands) add(program, runner);

  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommandFailure) {
      cli.printError(`${error.message}\n`);
      return error.exitCode;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
}
