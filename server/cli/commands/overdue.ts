import type { Command } from 'commander';
import type { StoredMessage } from '../../message.ts';
import { reminderTime } from '../../outbox/plan-deliveries.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples, type JsonOption } from '../options.ts';
import { messageTable, toRecord } from '../stored-message.ts';

export function addOverdue(program: Command, { reading }: CommandRunner): void {
  program
    .command('overdue')
    .description('lists messages waiting too long for an answer, oldest first; exits with 1 if there are any')
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('overdue', 'overdue --json'))
    .action(reading(overdue));
}

async function overdue(context: CliContext, { json }: JsonOption): Promise<ExitCode> {
  const { store, timeZone, print, printJson } = context;
  const messages = await overdueMessages(context);
  if (json) printJson(messages.map(toRecord));
  else {
    const held = await store.count({ state: 'new', held: true });
    if (messages.length === 0) print('No message is overdue.\n');
    else print(messageTable(messages, timeZone));
    if (held > 0)
      print(`\n${counted(held, 'message is', 'messages are')} held and not counted: list --held\n`);
  }
  return messages.length === 0 ? exitCodes.ok : exitCodes.problem;
}

/** Messages without an answer whose first reminder is due, the oldest first. Held ones are not counted. */
export async function overdueMessages({ store, now }: CliContext): Promise<StoredMessage[]> {
  const unanswered = await store.list({ state: 'new', held: false });
  return unanswered.filter(message => reminderTime('first-reminder', message) <= now).toReversed();
}
