import type { Command } from 'commander';
import { sampleReference } from '../../contact/reference.ts';
import type { DeliveryFilter } from '../../outbox/outbox.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples, referenceHelp } from '../options.ts';
import { findMessage } from '../stored-message.ts';

interface RetryOptions {
  dead?: boolean;
  all?: boolean;
}

export function addRetry(program: Command, { organization, writing }: CommandRunner): void {
  const sample = sampleReference(organization.referencePrefix);
  const command = program
    .command('retry')
    .description('retries failed deliveries now: one message, all dead ones, or all')
    .argument('[reference]', referenceHelp(sample))
    .option('--dead', 'the dead deliveries, which the site gave up on')
    .option('--all', 'dead deliveries and those waiting for their next attempt')
    .addHelpText('after', examples(`retry ${sample}`, 'retry --dead'));
  command.action((typed: string | undefined, options: RetryOptions) => {
    const chosen = [typed !== undefined, options.dead, options.all].filter(Boolean).length;
    if (chosen !== 1) command.error('error: specify exactly one: a reference, --dead or --all');
    return writing(retry)(typed, options);
  });
}

async function retry(
  context: CliContext,
  typed: string | undefined,
  { dead }: RetryOptions,
): Promise<ExitCode> {
  const { outbox, now, print } = context;
  const filter: DeliveryFilter = dead ? { state: 'dead' } : {};
  if (typed !== undefined) {
    const message = await findMessage(context, typed);
    if (!message) return exitCodes.problem;
    filter.reference = message.reference;
  }
  const retried = await outbox.retry(filter, now);
  if (retried === 0) print('Nothing to retry.\n');
  else print(`${counted(retried, 'delivery is', 'deliveries are')} retried within a minute.\n`);
  return exitCodes.ok;
}
