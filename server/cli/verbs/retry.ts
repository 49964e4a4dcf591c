import { type Command, Option } from 'commander';
import { parseReference } from '../../contact/reference.ts';
import { type Channel, channels, type DeliveryFilter } from '../../outbox/outbox.ts';
import type { Access, Desk } from '../access.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { notFound, referenceHelp } from '../named-message.ts';
import { counted } from '../number.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface RetryOptions {
  dead?: boolean;
  all?: boolean;
  channel?: Channel;
  json: boolean;
}

export function addRetry(program: Command, { writes }: Access): void {
  const command = program
    .command('retry')
    .description('tries again now what failed: of one message, the dead deliveries, or all')
    .argument('[reference]', referenceHelp)
    .option('--dead', 'those that were given up')
    .option('--all', 'those that were given up, and those that wait for their next try')
    .addOption(new Option('--channel <channel>', 'only on this channel').choices(channels))
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('retry CW-7K4M-9QRT', 'retry --dead', 'retry --all --channel webhook'));
  command.action((text: string | undefined, options: RetryOptions) => {
    const chosen = [text !== undefined, options.dead, options.all].filter(Boolean).length;
    if (chosen !== 1) command.error('error: name a reference, --dead or --all, and only one of them');
    return writes(desk => retry(desk, text, options));
  });
}

async function retry(desk: Desk, text: string | undefined, options: RetryOptions): Promise<ExitCode> {
  const { store, outbox, now, out } = desk;
  const { dead, channel, json } = options;
  const filter: DeliveryFilter = { channel, ...(dead && { state: 'dead' }) };
  if (text !== undefined) {
    const reference = parseReference(text);
    const message = reference && (await store.findByReference(reference));
    if (!message) return notFound(desk, text);
    filter.reference = message.reference;
  }
  const retried = await outbox.retry(filter, now);
  if (json) out(asJson({ retried }));
  else if (retried === 0) out('There is nothing to try again.\n');
  else out(`${counted(retried, 'delivery is', 'deliveries are')} tried again within a minute.\n`);
  return exitCodes.ok;
}
