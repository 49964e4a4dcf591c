import type { Command } from 'commander';
import type { Access, Desk } from '../access.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { toRecord } from '../message-record.ts';
import { messageTable } from '../message-table.ts';
import { counted, parseCount } from '../number.ts';
import { overdueHours, unansweredSince } from '../standing.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface OverdueOptions {
  hours: number;
  json: boolean;
}

export function addOverdue(program: Command, { reads }: Access): void {
  program
    .command('overdue')
    .description(
      'lists what has waited for an answer too long, the longest first; ends with 1 if there is any',
    )
    .option('--hours <number>', 'how long is too long', parseCount, overdueHours)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('overdue', 'overdue --hours 23 --json'))
    .action((options: OverdueOptions) => reads(desk => overdue(desk, options)));
}

async function overdue({ store, now, out }: Desk, { hours, json }: OverdueOptions): Promise<ExitCode> {
  const messages = await unansweredSince(store, now, hours);
  const held = await store.count({ state: 'new', held: true });
  if (json) out(asJson(messages.map(toRecord)));
  else {
    if (messages.length === 0) out(`Nothing has waited ${hours} hours for an answer.\n`);
    else out(messageTable(messages));
    if (held > 0) out(`\n${counted(held, 'message is', 'messages are')} held and not counted: list --held\n`);
  }
  return messages.length === 0 ? exitCodes.ok : exitCodes.problem;
}
