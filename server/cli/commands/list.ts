import type { Command } from 'commander';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { counted } from '../format.ts';
import { addFilterOptions, examples, type JsonOption, parseCount } from '../options.ts';
import { messageTable, toRecord } from '../stored-message.ts';

interface ListOptions extends MessageFilter, JsonOption {
  limit: number;
}

export function addList(program: Command, { timeZone, reading }: CommandRunner): void {
  addFilterOptions(program.command('list'), timeZone)
    .description('lists the newest messages, in office time')
    .option('--limit <number>', 'how many', parseCount, 50)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText(
      'after',
      examples(
        'list',
        'list --state new --since 2026-11-20',
        'list --held',
        'list --text "water truck" --limit 200 --json',
      ),
    )
    .action(reading(list));
}

async function list(context: CliContext, options: ListOptions): Promise<ExitCode> {
  const { store, timeZone, print, printJson } = context;
  const { limit, json, ...filter } = options;
  const messages = await store.list(filter, { limit });
  if (json) {
    printJson(messages.map(toRecord));
    return exitCodes.ok;
  }
  const total = await store.count(filter);
  if (total === 0) print((await store.count()) === 0 ? 'No messages yet.\n' : 'No messages match.\n');
  else print(messageTable(messages, timeZone));
  if (messages.length < total)
    print(`\nThe newest ${messages.length} of ${counted(total, 'message')}: --limit shows more.\n`);
  return exitCodes.ok;
}
