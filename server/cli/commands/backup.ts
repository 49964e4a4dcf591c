import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { errorMessage } from '../../base/errors.ts';
import type { Settings } from '../../base/settings.ts';
import { backUp, readBackup, restore } from '../../storage/sqlite-backup.ts';
import { type Cli, CommandError, openMessages, readSettings } from '../context.ts';
import { formatCount } from '../format.ts';
import { parseCount } from '../options.ts';

export function addBackup(program: Command, cli: Cli): void {
  program
    .command('backup')
    .description('takes a consistent copy of the SQLite database while the site is running')
    .argument('<path>', 'a file that does not exist yet, or a folder; relative to the project')
    .option('--keep <number>', 'how many of the backups in the folder to keep, the newest ones', parseCount)
    .action(async (path: string, { keep }: { keep?: number }) => {
      await using open = await openMessages(cli);
      sqliteFile(open.settings, `pg_dump --format=custom --file=${path} "$DATABASE_URL"`);
      const make = async () => {
        if (keep !== undefined) mkdirSync(path, { recursive: true, mode: 0o700 });
        const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
        const time = cli.now.toISOString().replace(/[-:]|\.\d+/g, '');
        const file = isFolder ? join(path, `clearwell-${time}.db`) : path;
        return { file, ...(await backUp(open.database, file)) };
      };
      const { file, messages } = await orCommandError('No backup was made', make());
      const count = formatCount(messages, 'message');
      cli.print(`${file}: ${count}, verified. It contains personal data: keep it safe.\n`);
      // The old backups go only after the new one has been verified.
      if (keep !== undefined) removeAllBut(keep, path);
    });
}

/** Removes all but the newest backups of a folder. */
function removeAllBut(keep: number, folder: string): void {
  const backups = readdirSync(folder).filter(name => /^clearwell-\d{8}T\d{6}Z\.db$/.test(name));
  for (const name of backups.toSorted().slice(0, -keep)) rmSync(join(folder, name), { force: true });
}

export function addRestore(program: Command, cli: Cli): void {
  program
    .command('restore')
    .description('replaces the SQLite database with a backup, after checking it; the site must be stopped')
    .argument('<file>', 'a file made by backup, relative to the project')
    .option('--check', 'only reads and checks the backup; the site may run', false)
    .action(async (name: string, { check }: { check: boolean }) => {
      const file = resolve(name);
      const program = `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`;
      const database = check ? undefined : sqliteFile(readSettings(cli), program);
      const work = async () => (database === undefined ? readBackup(file) : restore(file, database));
      const { messages, schema } = await orCommandError(`Cannot restore ${file}`, work());
      const done = database === undefined ? 'can be restored' : `is restored to ${database}`;
      cli.print(`${file} ${done}: ${formatCount(messages, 'message')}, schema version ${schema}\n`);
    });
}

/** Waits for work on a file. Any error of it is one that the operator can mend: a `CommandError` without a stack. */
function orCommandError<Value>(failure: string, work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw new CommandError(`${failure}: ${errorMessage(error)}`);
  });
}

/** The file of the database. For PostgreSQL, throws a `CommandError` that names the program to use instead. */
function sqliteFile({ database }: Settings, program: string): string {
  if (database.kind === 'sqlite') return database.file;
  throw new CommandError(`PostgreSQL has its own program:\n  ${program}`);
}
