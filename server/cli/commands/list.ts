import type { Command } from 'commander';
import type { MessageFilter } from '../../contact/message-store.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { addFilterOptions, examples, filterOf, parseCount, parseOffset } from '../options.ts';
import { messageTable, toRecord } from '../stored-message.ts';

interface ListOptions extends MessageFilter {
  limit: number;
  offset: number;
  json: boolean;
}

export function addList(program: Command, { timeZone, runWithDatabase }: CommandRunner): void {
  addFilterOptions(program.command('list'), timeZone)
    .description('lists the newest messages, in office time')
    .option('--limit <number>', 'how many', parseCount, 50)
    .option('--offset <number>', 'how many of the newest to skip', parseOffset, 0)
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
    .action((options: ListOptions) => runWithDatabase({ readOnly: true }, context => list(context, options)));
}

async function list(context: CliContext, options: ListOptions): Promise<ExitCode> {
  const { store, timeZone, print, printJson } = context;
  const { limit, offset, json } = options;
  const filter = filterOf(options);
  const messages = await store.list(filter, { limit, offset });
  if (json) {
    printJson(messages.map(toRecord));
    return exitCodes.ok;
  }
  const total = await store.count(filter);
  const end = offset + messages.length;
  if (messages.length > 0) print(messageTable(messages, timeZone));
  if (total === 0) print((await store.count()) === 0 ? 'No messages yet.\n' : 'No messages match.\n');
  else if (messages.length === 0) print(`Only ${counted(total, 'message matches', 'messages match')}.\n`);
  else if (messages.length < total) {
    const next = end < total ? `; --offset ${end} shows the next` : '';
    print(`\n${offset + 1} to ${end} of ${total}${next}.\n`);
  }
  return exitCodes.ok;
}
