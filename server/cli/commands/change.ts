import type { Command } from 'commander';
import type { MessageState } from '../../base/message.ts';
import type { DeliveryFilter } from '../../outbox/deliveries.ts';
import {
  type Cli,
  CommandError,
  exitCodes,
  type OpenMessages,
  openMessages,
  requireMessage,
} from '../context.ts';
import { formatCount } from '../format.ts';
import { referenceHelp } from '../options.ts';

interface Change {
  /** Returns false if there was nothing to change. */
  apply(open: OpenMessages, reference: string, now: Date): Promise<boolean>;
  /** Printed after the reference. */
  changed: string;
  /** The state that it leads to. A message in another one that it cannot change has to be reopened first. */
  to?: MessageState;
}

const changes: Readonly<Record<string, Change & { description: string }>> = {
  answer: {
    description: 'marks a message as answered and stops its reminders',
    apply: ({ store }, reference, at) => store.mark(reference, 'answered', { by: 'operator', at }),
    changed: 'is marked as answered',
    to: 'answered',
  },
  spam: {
    description: 'marks a message as spam and cancels anything not yet sent',
    apply: ({ store }, reference, at) => store.mark(reference, 'spam', { by: 'operator', at }),
    changed: 'is marked as spam',
    to: 'spam',
  },
  reopen: {
    description: 'reopens a message marked as answered or spam by mistake',
    apply: ({ store }, reference, at) => store.reopen(reference, { by: 'operator', at }),
    changed: 'is open again',
    to: 'new',
  },
  release: {
    description: 'releases a message that was set aside and sends its emails',
    apply: ({ store, settings }, reference, at) => store.release(reference, settings, { by: 'operator', at }),
    changed: 'is released',
    to: 'new',
  },
  erase: {
    description: "permanently erases a message's personal data; a record that it existed is kept",
    apply: ({ store }, reference, at) => store.erase(reference, at),
    changed: 'is erased. Backups and emails that were sent still contain it',
  },
};

export function addChanges(program: Command, cli: Cli): void {
  const add = (name: string, description: string) =>
    program.command(name).description(description).argument('<reference>', referenceHelp);
  for (const [name, change] of Object.entries(changes))
    add(name, change.description).action((typed: string) => changeMessage(cli, typed, change));
  add('note', 'adds a note to the history of a message')
    .argument('<text...>', 'the note, with or without quotes')
    .action((typed: string, words: string[]) => {
      const note = words.join(' ').trim();
      if (note === '') throw new CommandError('The note is empty.', exitCodes.usage);
      return changeMessage(cli, typed, {
        apply: ({ store }, reference, at) => store.note(reference, note, at),
        changed: 'has a new note',
      });
    });
}

async function changeMessage(cli: Cli, typed: string, { apply, changed, to }: Change): Promise<void> {
  await using open = await openMessages(cli);
  const read = async () => {
    const { reference, state } = await requireMessage(cli, open, typed);
    if (state === 'erased') throw new CommandError(`${reference} has been erased and cannot be changed.`);
    return { reference, state };
  };
  const { reference } = await read();
  if (await apply(open, reference, cli.now)) return cli.print(`${reference} ${changed}.\n`);
  // Somebody else may have just changed it.
  const { state } = await read();
  if (to && state !== to) throw new CommandError(`${reference} is ${state}: reopen it first.`);
  cli.print(`${reference} is ${state}: nothing to change.\n`);
}

export function addRetry(program: Command, cli: Cli): void {
  const command = program
    .command('retry')
    .description('retries failed deliveries now: one message, all dead ones, or all')
    .argument('[reference]', referenceHelp)
    .option('--dead', 'the dead deliveries, which the site gave up on')
    .option('--all', 'dead deliveries and those waiting for their next attempt');
  command.action(async (typed: string | undefined, { dead, all }: { dead?: boolean; all?: boolean }) => {
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
