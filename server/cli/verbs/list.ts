import type { Command } from 'commander';
import type { MessageFilter } from '../../contact/message-store.ts';
import type { Access, Desk } from '../access.ts';
import { examples } from '../examples.ts';
import { addFilterOptions, filterOf } from '../filter-options.ts';
import { asJson } from '../json.ts';
import { toRecord } from '../message-record.ts';
import { messageTable } from '../message-table.ts';
import { parseCount, parseOffset } from '../number.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface ListOptions extends MessageFilter {
  limit: number;
  offset: number;
  json: boolean;
}

/** How many messages a list shows unless told otherwise. */
const listLength = 50;

export function addList(program: Command, { reads }: Access): void {
  addFilterOptions(program.command('list'))
    .description('lists the newest messages, times in Eastern Time')
    .option('--limit <number>', 'how many', parseCount, listLength)
    .option('--offset <number>', 'how many of the newest to leave out', parseOffset, 0)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText(
      'after',
      examples(
        'list',
        'list --state new --since 2026-11-20',
        'list --held',
        'list --text "water truck" --limit 200 --json',
        'list --offset 50',
      ),
    )
    .action((options: ListOptions) => reads(desk => list(desk, options)));
}

async function list({ store, out }: Desk, options: ListOptions): Promise<ExitCode> {
  const { limit, offset, json } = options;
  const filter = filterOf(options);
  const messages = await store.list(filter, { limit, offset });
  if (json) {
    out(asJson(messages.map(toRecord)));
    return exitCodes.ok;
  }
  const total = await store.count(filter);
  if (messages.length > 0) out(messageTable(messages));
  const end = offset + messages.length;
  if (total === 0) out((await store.count()) === 0 ? 'No messages yet.\n' : 'No message fits.\n');
  else if (messages.length === 0) out(`There are only ${total}.\n`);
  else if (messages.length < total) {
    const next = end < total ? `; --offset ${end} shows the next` : '';
    out(`\n${offset + 1} to ${end} of ${total}${next}.\n`);
  }
  return exitCodes.ok;
}
