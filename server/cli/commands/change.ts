import { type Command, InvalidArgumentError } from 'commander';
import type { ChangeResult } from '../../contact/message-changes.ts';
import { parseReference, sampleReference } from '../../contact/reference.ts';
import { planDeliveries } from '../../outbox/plan-deliveries.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { examples, referenceHelp } from '../options.ts';
import { notFound } from '../stored-message.ts';

/** A command that changes one message. */
interface Change {
  description: string;
  apply(context: CliContext, reference: string): Promise<ChangeResult>;
  /** What the program says after the reference. */
  changed: string;
}

const changes: Readonly<Record<string, Change>> = {
  answer: {
    description: 'marks a message as answered and stops its reminders',
    apply: ({ store, now }, reference) => store.change(reference, 'answered', 'operator', now),
    changed: 'is marked as answered',
  },
  spam: {
    description: 'marks a message as spam and cancels anything not yet sent',
    apply: ({ store, now }, reference) => store.change(reference, 'spam', 'operator', now),
    changed: 'is marked as spam',
  },
  reopen: {
    description: 'reopens a message marked as answered or spam by mistake',
    apply: ({ store, now }, reference) => store.change(reference, 'new', 'operator', now),
    changed: 'is open again',
  },
  release: {
    description: 'releases a held message and sends its emails',
    apply: release,
    changed: 'is released',
  },
  erase: {
    description: "permanently erases a message's personal data; a record that it existed is kept",
    apply: ({ store, now }, reference) => store.erase(reference, 'operator', now),
    changed: 'is erased. Backups and emails that were sent still contain it',
  },
};

export function addChanges(program: Command, { organization, writing }: CommandRunner): void {
  const sample = sampleReference(organization.referencePrefix);
  for (const [name, change] of Object.entries(changes))
    program
      .command(name)
      .description(change.description)
      .argument('<reference>', referenceHelp(sample))
      .addHelpText('after', examples(`${name} ${sample}`))
      .action(writing((context, typed: string) => changeMessage(context, typed, change)));
  program
    .command('note')
    .description('adds a note to the history of a message')
    .argument('<reference>', referenceHelp(sample))
    .argument('<text...>', 'the note, with or without quotes', collectWords)
    .addHelpText('after', examples(`note ${sample} "Called back, two trucks leave at 9"`))
    .action(
      writing((context, typed: string, text: string) =>
        changeMessage(context, typed, {
          apply: ({ store, now }, reference) => store.note(reference, text, now),
          changed: 'has a new note',
        }),
      ),
    );
}

async function changeMessage(
  context: CliContext,
  typed: string,
  { apply, changed }: Omit<Change, 'description'>,
): Promise<ExitCode> {
  const { organization, print, printError } = context;
  const reference = parseReference(typed, organization.referencePrefix);
  const result = reference === undefined ? 'unknown' : await apply(context, reference);
  if (result === 'unknown') printError(notFound(typed));
  else if (result === 'erased') printError(`${reference} has been erased and cannot be changed.\n`);
  else if (result === 'changed') print(`${reference} ${changed}.\n`);
  else print(`${reference}: nothing to change.\n`);
  return result === 'unknown' || result === 'erased' ? exitCodes.problem : exitCodes.ok;
}

async function release({ store, config, now }: CliContext, reference: string): Promise<ChangeResult> {
  const message = await store.findByReference(reference);
  if (!message) return 'unknown';
  return store.release(reference, planDeliveries({ ...message, heldFor: [] }, config, now), now);
}

/** As long as a message may be. */
const maxNoteLength = 5000;

function collectWords(word: string, before: string | undefined): string {
  const text = (before === undefined ? word : `${before} ${word}`).trim();
  if (text === '') throw new InvalidArgumentError('The note is empty.');
  if (text.length > maxNoteLength)
    throw new InvalidArgumentError(`The note has more than ${maxNoteLength} characters.`);
  return text;
}
