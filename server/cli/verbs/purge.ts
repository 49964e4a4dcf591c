import type { Command } from 'commander';
import { day } from '../../clock.ts';
import type { Access, Desk } from '../access.ts';
import { easternTime } from '../eastern-time.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { counted, parseCount } from '../number.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface PurgeOptions {
  olderThan: number;
  json: boolean;
}

export function addPurge(program: Command, { writes }: Access): void {
  program
    .command('purge')
    .description('erases every message whose last contact is longer ago; that they existed stays')
    .requiredOption('--older-than <days>', 'how long ago, in days', parseCount)
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('purge --older-than 365'))
    .action((options: PurgeOptions) => writes(desk => purge(desk, options)));
}

async function purge({ store, now, out }: Desk, { olderThan, json }: PurgeOptions): Promise<ExitCode> {
  const before = new Date(now.getTime() - olderThan * day);
  const erased = await store.eraseBefore(before, 'operator', now);
  if (json) out(asJson({ erased, before }));
  else out(`Erased ${counted(erased, 'message')} whose last contact was before ${easternTime(before)}.\n`);
  return exitCodes.ok;
}
