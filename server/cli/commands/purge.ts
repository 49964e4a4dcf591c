import type { Command } from 'commander';
import { day } from '../../base/clock.ts';
import { monthsBefore } from '../../contact/retention.ts';
import { type Cli, openMessages } from '../context.ts';
import { formatCount, formatOfficeTime } from '../format.ts';
import { parseCount } from '../options.ts';

export function addPurge(program: Command, cli: Cli): void {
  const { now, organization, timeZone } = cli;
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
    .action(async ({ olderThan }: { olderThan?: number }) => {
      await using open = await openMessages(cli);
      const before =
        olderThan === undefined
          ? monthsBefore(now, organization.retention.messageMonths)
          : new Date(now.getTime() - olderThan * day);
      const erased = await open.store.eraseBefore(before, 'operator', now);
      const since = formatOfficeTime(before, timeZone);
      cli.print(`Erased ${formatCount(erased, 'message')} whose last contact was before ${since}.\n`);
    });
}
