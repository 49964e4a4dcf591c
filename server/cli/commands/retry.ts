import type { Command } from 'commander';
import type { DeliveryFilter } from '../../outbox/deliveries.ts';
import { type Cli, openMessages, requireMessage } from '../context.ts';
import { formatCount } from '../format.ts';
import { referenceHelp } from '../options.ts';

interface RetryOptions {
  dead?: boolean;
  all?: boolean;
}

export function addRetry(program: Command, cli: Cli): void {
  const command = program
    .command('retry')
    .description('retries failed deliveries now: one message, all dead ones, or all')
    .argument('[reference]', referenceHelp(cli.sample))
    .option('--dead', 'the dead deliveries, which the site gave up on')
    .option('--all', 'dead deliveries and those waiting for their next attempt');
  command.action(async (typed: string | undefined, { dead, all }: RetryOptions) => {
    if ([typed !== undefined, dead, all].filter(Boolean).length !== 1)
      command.error('error: specify exactly one: a reference, --dead or --all');
    await using open = await openMessages(cli);
    const filter: DeliveryFilter = dead ? { state: 'dead' } : {};
    if (typed !== undefined) filter.reference = (await requireMessage(cli, open, typed)).reference;
    const retried = await open.outbox.retry(filter, cli.now);
    if (retried === 0) cli.print('Nothing to retry.\n');
    else cli.print(`${formatCount(retried, 'delivery is', 'deliveries are')} retried within a minute.\n`);
  });
}
