import type { Command } from 'commander';
import { type BackupResult, checkBackup, restore } from '../../storage/backup.ts';
import { type Cli, type CommandRunner, configOf, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples } from '../options.ts';

export function addRestore(program: Command, { run }: CommandRunner): void {
  program
    .command('restore')
    .description('replaces the SQLite database with a backup, after checking it; the site must be stopped')
    .argument('<file>', 'a file made by backup, relative to the project')
    .option('--check', 'only reads and checks the backup; the site may run', false)
    .addHelpText('after', examples('restore --check backup.db', 'restore backup.db'))
    .action(run(restoreBackup));
}

async function restoreBackup(cli: Cli, file: string, { check }: { check: boolean }): Promise<ExitCode> {
  if (check) return tell(cli, checkBackup(file), `${file} can be restored`);
  const { database } = configOf(cli);
  if (database.kind === 'sqlite') return tell(cli, restore(file, database.file), `${database.file} restored`);
  cli.printError(
    `PostgreSQL has its own program:\n  pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}\n`,
  );
  return exitCodes.problem;
}

function tell(cli: Cli, result: BackupResult, done: string): ExitCode {
  if (!result.ok) {
    cli.printError(`Cannot restore: ${result.problem}\n`);
    return exitCodes.problem;
  }
  cli.print(`${done}: ${counted(result.messages, 'message')}, schema version ${result.schema}\n`);
  return exitCodes.ok;
}
