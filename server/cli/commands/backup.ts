import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { backUp } from '../../storage/backup.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples, type JsonOption } from '../options.ts';

export function addBackup(program: Command, { runWithDatabase }: CommandRunner): void {
  program
    .command('backup')
    .description('takes a consistent copy of the SQLite database while the site is running')
    .argument('<file>', 'a file that does not exist yet, relative to the project')
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('backup /var/backups/clearwell-2026-11-21.db'))
    .action((file: string, options: JsonOption) =>
      runWithDatabase({ readOnly: true }, context => backup(context, file, options)),
    );
}

async function backup(context: CliContext, file: string, { json }: JsonOption): Promise<ExitCode> {
  const { database, config, print, printError, printJson } = context;
  if (config.database.kind === 'postgres') {
    printError(
      `PostgreSQL has its own backup program:\n  pg_dump --format=custom --file=${file} "$DATABASE_URL"\n`,
    );
    return exitCodes.problem;
  }
  const copy = await backUp(database, file);
  if (!copy.ok) {
    printError(`No backup was made: ${copy.problem}\n`);
    return exitCodes.problem;
  }
  const { messages } = copy;
  const bytes = statSync(file).size;
  if (json) printJson({ file, messages, bytes });
  else
    print(
      `${file}: ${counted(messages, 'message')} (${bytes} bytes), verified. It contains personal data: keep it safe.\n`,
    );
  return exitCodes.ok;
}
