import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { hour } from '../../base/clock.ts';
import { errorMessage } from '../../base/errors.ts';
import { backUp, readBackup, restore } from '../../storage/sqlite-backup.ts';
import { type Cli, CommandError, exitCodes, openMessages, readSettings } from '../context.ts';
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
      if (open.settings.database.kind === 'postgres')
        throw new CommandError(
          `PostgreSQL has its own backup program:\n  pg_dump --format=custom --file=${path} "$DATABASE_URL"`,
        );
      if (keep !== undefined && !existsSync(path)) mkdirSync(path, { recursive: true, mode: 0o700 });
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
      if (keep !== undefined && !isFolder)
        throw new CommandError(`--keep requires a folder; ${path} is not one`, exitCodes.usage);
      const time = cli.now.toISOString().replace(/[-:]|\.\d+/g, '');
      const file = isFolder ? join(path, `clearwell-${time}.db`) : path;
      const backup = await orFailure('No backup was made', backUp(open.database, file));
      const messages = formatCount(backup.messages, 'message');
      cli.print(`${file}: ${messages}, verified. It contains personal data: keep it safe.\n`);
      // The old backups go only after the new one has been verified.
      if (keep !== undefined) removeAllBut(keep, path, cli.now);
    });
}

const namePattern = /^clearwell-\d{8}T\d{6}Z\.db$/;

/** A backup that is not whole; earlier versions called it `clearwell.part`. */
const partPattern = /^clearwell.*\.part(-journal)?$/;

/** Also removes what killed backups have left behind, which are not being made any more after an hour. */
function removeAllBut(keep: number, folder: string, now: Date): void {
  const names = readdirSync(folder);
  const old = names
    .filter(name => namePattern.test(name))
    .toSorted()
    .slice(0, -keep);
  const isLeft = (name: string) => {
    // Another backup may just have ended, and its part is gone.
    const stats = partPattern.test(name) && statSync(join(folder, name), { throwIfNoEntry: false });
    return stats && stats.mtimeMs < now.getTime() - hour;
  };
  for (const name of [...old, ...names.filter(isLeft)]) rmSync(join(folder, name), { force: true });
}

export function addRestore(program: Command, cli: Cli): void {
  program
    .command('restore')
    .description('replaces the SQLite database with a backup, after checking it; the site must be stopped')
    .argument('<file>', 'a file made by backup, relative to the project')
    .option('--check', 'only reads and checks the backup; the site may run', false)
    .action(async (name: string, { check }: { check: boolean }) => {
      const file = resolve(name);
      const database = check ? undefined : databaseFile(cli, file);
      const work = async () => (database === undefined ? readBackup(file) : restore(file, database));
      const { messages, schema } = await orFailure(`Cannot restore ${file}`, work());
      const done = database === undefined ? 'can be restored' : `is restored to ${database}`;
      cli.print(`${file} ${done}: ${formatCount(messages, 'message')}, schema version ${schema}\n`);
    });
}

/** The operator reads whatever goes wrong with a file. */
function orFailure<Value>(what: string, work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw new CommandError(`${what}: ${errorMessage(error)}`);
  });
}

function databaseFile(cli: Cli, backup: string): string {
  const { database } = readSettings(cli);
  if (database.kind === 'sqlite') return database.file;
  throw new CommandError(
    `PostgreSQL has its own program:\n  pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${backup}`,
  );
}
