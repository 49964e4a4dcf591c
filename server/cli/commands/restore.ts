import { resolve } from 'node:path';
import type { Command } from 'commander';
import { checkBackup, restore } from '../../storage/sqlite-backup.ts';
import { type Cli, CommandFailure, exitCodes, readConfig } from '../context.ts';
import { formatCount } from '../format.ts';

export function addRestore(program: Command, cli: Cli): void {
  program
    .command('restore')
    .description('replaces the SQLite database with a backup, after checking it; the site must be stopped')
    .argument('<file>', 'a file made by backup, relative to the project')
    .option('--check', 'only reads and checks the backup; the site may run', false)
    .action((name: string, { check }: { check: boolean }) => {
      const file = resolve(name);
      const result = check ? checkBackup(file) : restore(file, databaseFile(cli, file));
      if (!result.ok)
        throw new CommandFailure(`Cannot restore ${file}: ${result.problem}`, exitCodes.problem);
      const done = check ? 'can be restored' : 'is restored';
      cli.print(
        `${file} ${done}: ${formatCount(result.messages, 'message')}, schema version ${result.schema}\n`,
      );
    });
}

function databaseFile(cli: Cli, backup: string): string {
  const { database } = readConfig(cli);
  if (database.kind === 'sqlite') return database.file;
  throw new CommandFailure(
    `PostgreSQL has its own program:\n  pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${backup}`,
    exitCodes.problem,
  );
}
