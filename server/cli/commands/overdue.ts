import type { Command } from 'commander';
import type { Organization } from '#content/schema/organization.ts';
import { hour } from '../../clock.ts';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { reminderHours } from '../../outbox/plan-deliveries.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { examples, type JsonOption } from '../options.ts';
import { messageTable, toRecord } from '../stored-message.ts';

/** A message counts as overdue from the moment its first reminder goes out. */
export function overdueHours({ responseHours }: Organization): number {
  return reminderHours('first-reminder', responseHours);
}

export function addOverdue(program: Command, { reading }: CommandRunner): void {
  program
    .command('overdue')
    .description('lists messages waiting too long for an answer, oldest first; exits with 1 if there are any')
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('overdue', 'overdue --json'))
    .action(reading(overdue));
}

async function overdue(context: CliContext, { json }: JsonOption): Promise<ExitCode> {
  const { store, now, organization, timeZone, print, printJson } = context;
  const hours = overdueHours(organization);
  const messages = (await store.list(waiting(now, hours))).toReversed();
  if (json) printJson(messages.map(toRecord));
  else {
    const held = await store.count({ state: 'new', held: true });
    if (messages.length === 0) print(`No message has waited ${hours} hours for an answer.\n`);
    else print(messageTable(messages, timeZone));
    if (held > 0)
      print(`\n${counted(held, 'message is', 'messages are')} held and not counted: list --held\n`);
  }
  return messages.length === 0 ? exitCodes.ok : exitCodes.problem;
}

/** Chooses messages that have waited this many hours or longer for an answer. Held ones are not counted. */
export function waiting(now: Date, hours: number): MessageFilter {
  // `before` is exclusive, and exactly this many hours count.
  return { state: 'new', held: false, before: new Date(now.getTime() - hours * hour + 1) };
}
