import type { Command } from 'commander';
import { day } from '../../clock.ts';
import { monthsBefore } from '../../contact/retention.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted, officeTime } from '../format.ts';
import { examples, parseCount } from '../options.ts';

export function addPurge(program: Command, { writing }: CommandRunner): void {
  program
    .command('purge')
    .description(
      'erases personal data from messages whose last contact is too long ago; a record of each is kept',
    )
    .option(
      '--older-than <days>',
      'days since the last contact; default: the months of the privacy policy',
      parseCount,
    )
    .addHelpText('after', examples('purge', 'purge --older-than 365'))
    .action(writing(purge));
}

async function purge(context: CliContext, { olderThan }: { olderThan?: number }): Promise<ExitCode> {
  const { store, now, organization, timeZone, print } = context;
  const before =
    olderThan === undefined
      ? monthsBefore(now, organization.retention.messageMonths)
      : new Date(now.getTime() - olderThan * day);
  const erased = await store.eraseBefore(before, 'operator', now);
  print(
    `Erased ${counted(erased, 'message')} whose last contact was before ${officeTime(before, timeZone)}.\n`,
  );
  return exitCodes.ok;
}
