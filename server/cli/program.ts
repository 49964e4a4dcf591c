import { inspect } from 'node:util';
import { Command, CommanderError } from 'commander';
import { StartError } from '../base/errors.ts';
import { addBackup, addRestore } from './commands/backup.ts';
import { addChanges, addRetry } from './commands/change.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExport, addList, addOverdue } from './commands/list.ts';
import { addShow } from './commands/show.ts';
import { type Cli, CommandError, exitCodes, type Terminal } from './context.ts';
import { printable, toJson } from './format.ts';

const programHelp = `
Examples:
  npm run messages -- list --state new
  npm run messages -- show REFERENCE
  npm run messages -- answer REFERENCE
  npm run messages -- overdue
  npm run --silent messages -- export > messages.csv

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
  addExport,
  addBackup,
  addRestore,
  addDoctor,
];

/** Runs `npm run messages -- ARGUMENTS`, also while the site is running. Returns the exit code. */
export async function runMessages(args: readonly string[], terminal: Terminal): Promise<number> {
  const { organization, out, err } = terminal;
  const cli: Cli = {
    ...terminal,
    timeZone: organization.hours.timeZone,
    print: text => out(printable(text)),
    printJson: value => out(`${toJson(value, 2)}\n`),
    exitCode: exitCodes.ok,
  };
  const printError = (text: string) => err(printable(text));
  const program = new Command('npm run messages --')
    .description('Lists the messages visitors sent and records what happened to them.')
    .exitOverride()
    .configureOutput({ writeOut: cli.print, writeErr: printError })
    .showHelpAfterError('(run with --help for usage)')
    .addHelpText('after', programHelp);
  for (const add of commands) add(program, cli);

  try {
    await program.parseAsync(args, { from: 'user' });
    return cli.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const isExpected = error instanceof CommandError || error instanceof StartError;
    printError(`${isExpected ? error.message : inspect(error)}\n`);
    return error instanceof CommandError ? error.exitCode : exitCodes.databaseUnusable;
  }
}
