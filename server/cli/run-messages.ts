import { Command, CommanderError } from 'commander';
import { type Access, type Use, withDesk } from './access.ts';
import { type ExitCode, exitCodes, type Terminal } from './terminal.ts';
import { addBackup } from './verbs/backup.ts';
import { addChanges } from './verbs/change.ts';
import { addDoctor } from './verbs/doctor.ts';
import { addErase } from './verbs/erase.ts';
import { addExport } from './verbs/export.ts';
import { addList } from './verbs/list.ts';
import { addNote } from './verbs/note.ts';
import { addOverdue } from './verbs/overdue.ts';
import { addPurge } from './verbs/purge.ts';
import { addRelease } from './verbs/release.ts';
import { addRetry } from './verbs/retry.ts';
import { addShow } from './verbs/show.ts';
import { addStats } from './verbs/stats.ts';

const programHelp = `
Examples:
  npm run messages -- list --state new
  npm run messages -- show CW-7K4M-9QRT
  npm run messages -- answer CW-7K4M-9QRT
  npm run messages -- overdue
  npm run --silent messages -- export --format csv > messages.csv

Exit codes:
  0  done
  1  no message has this reference, something is overdue or wrong, or it could not be done
  2  wrong use, or wrong configuration
  3  the database cannot be used

A verb explains itself: npm run messages -- list --help. All are safe beside the running server.`;

/** In the order of the help. */
const verbs = [
  addList,
  addShow,
  addChanges,
  addNote,
  addRelease,
  addRetry,
  addOverdue,
  addStats,
  addExport,
  addErase,
  addPurge,
  addBackup,
  addDoctor,
];

/** Runs `npm run messages -- ARGUMENTS`, beside the running server. */
export async function runMessages(
  args: readonly string[],
  terminal: Terminal,
  now: Date = new Date(),
): Promise<number> {
  let exitCode: ExitCode = exitCodes.ok;
  const open = (readOnly: boolean) => async (use: Use) => {
    exitCode = await withDesk(terminal, now, readOnly, use);
  };
  const access: Access = {
    reads: open(true),
    writes: open(false),
    async runs(work) {
      exitCode = await work(terminal, now);
    },
  };
  const program = new Command('npm run messages --')
    .description('Shows the messages that visitors sent, and writes down what became of them.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .showHelpAfterError('(--help shows how it is used)')
    .addHelpText('after', programHelp);
  for (const add of verbs) add(program, access);

  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
}
