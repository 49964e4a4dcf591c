import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { backUp } from '../../storage/backup.ts';
import type { Access, Desk } from '../access.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { counted } from '../number.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

export function addBackup(program: Command, { reads }: Access): void {
  program
    .command('backup')
    .description('copies the SQLite database as it is at one moment, while the site runs')
    .argument('<file>', 'a file that does not exist yet, relative to the project')
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('backup /var/backups/clearwell-2026-11-21.db'))
    .action((file: string, { json }: { json: boolean }) => reads(desk => backup(desk, file, json)));
}

async function backup({ database, config, out, err }: Desk, file: string, json: boolean): Promise<ExitCode> {
  if (config.database.kind === 'postgres') {
    err(
      `PostgreSQL is backed up with its own program:\n  pg_dump --format=custom --file=${file} "$DATABASE_URL"\n`,
    );
    return exitCodes.problem;
  }
  const copy = await backUp(database, file);
  if (!copy.ok) {
    err(`No backup was made: ${copy.problem}\n`);
    return exitCodes.problem;
  }
  const { messages } = copy;
  const bytes = statSync(file).size;
  if (json) out(asJson({ file, messages, bytes }));
  else
    out(
      `${file} holds ${counted(messages, 'message')} (${bytes} bytes), and is whole. It is personal: keep it safe.\n`,
    );
  return exitCodes.ok;
}
