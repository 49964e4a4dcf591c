import type { Command } from 'commander';
import type { StoredMessage } from '../../base/message.ts';
import { reminderTime } from '../../outbox/plan-deliveries.ts';
import { type Cli, exitCodes, type OpenMessages, openMessages } from '../context.ts';
import { formatCount } from '../format.ts';
import { messageTable, toRecord } from '../message-format.ts';
import type { JsonOption } from '../options.ts';

export function addOverdue(program: Command, cli: Cli): void {
  program
    .command('overdue')
    .description('lists messages waiting too long for an answer, oldest first; exits with 1 if there are any')
    .option('--json', 'as JSON, times in UTC', false)
    .action(async ({ json }: JsonOption) => {
      await using open = await openMessages(cli);
      const messages = await overdueMessages(open, cli.now);
      if (messages.length > 0) cli.exitCode = exitCodes.problem;
      if (json) return cli.printJson(messages.map(toRecord));
      const setAside = await open.store.count({ setAside: true });
      if (messages.length === 0) cli.print('No message is overdue.\n');
      else cli.print(messageTable(messages, cli.timeZone));
      if (setAside > 0)
        cli.print(
          `\n${formatCount(setAside, 'message is', 'messages are')} set aside and not counted: list --set-aside\n`,
        );
    });
}

/** Unanswered messages whose first reminder is due, the oldest first. Those set aside are not counted. */
async function overdueMessages({ store }: OpenMessages, now: Date): Promise<StoredMessage[]> {
  const unanswered = await store.list({ state: 'new', setAside: false });
  return unanswered.filter(message => reminderTime('first-reminder', message) <= now).toReversed();
}
