import { type Command, Option } from 'commander';
import { sampleReference } from '../../contact/reference.ts';
import { type Channel, channels, type DeliveryFilter } from '../../outbox/outbox.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples, type JsonOption, referenceHelp } from '../options.ts';
import { findMessage } from '../stored-message.ts';

interface RetryOptions extends JsonOption {
  dead?: boolean;
  all?: boolean;
  channel?: Channel;
}

export function addRetry(program: Command, { organization, runWithDatabase }: CommandRunner): void {
  const sample = sampleReference(organization.referencePrefix);
  const command = program
    .command('retry')
    .description('retries failed deliveries now: one message, all dead ones, or all')
    .argument('[reference]', referenceHelp(sample))
    .option('--dead', 'the dead deliveries, which the site gave up on')
    .option('--all', 'dead deliveries and those waiting for their next attempt')
    .addOption(new Option('--channel <channel>', 'only on this channel').choices(channels))
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples(`retry ${sample}`, 'retry --dead', 'retry --all --channel webhook'));
  command.action((typed: string | undefined, options: RetryOptions) => {
    const chosen = [typed !== undefined, options.dead, options.all].filter(Boolean).length;
    if (chosen !== 1) command.error('error: specify exactly one: a reference, --dead or --all');
    return runWithDatabase({ readOnly: false }, context => retry(context, typed, options));
  });
}

async function retry(
  context: CliContext,
  typed: string | undefined,
  { dead, channel, json }: RetryOptions,
): Promise<ExitCode> {
  const { outbox, now, print, printJson } = context;
  const filter: DeliveryFilter = { channel, ...(dead && { state: 'dead' }) };
  if (typed !== undefined) {
    const message = await findMessage(context, typed);
    if (!message) return exitCodes.problem;
    filter.reference = message.reference;
  }
  const retried = await outbox.retry(filter, now);
  if (json) printJson({ retried });
  else if (retried === 0) print('Nothing to retry.\n');
  else print(`${counted(retried, 'delivery is', 'deliveries are')} retried within a minute.\n`);
  return exitCodes.ok;
}
