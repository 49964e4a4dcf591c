import type { Command } from 'commander';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { type Cli, openMessages } from '../context.ts';
import { formatCount } from '../format.ts';
import { messageTable, toRecord } from '../message-format.ts';
import { addFilterOptions, type JsonOption, parseCount } from '../options.ts';

interface ListOptions extends MessageFilter, JsonOption {
  limit: number;
}

export function addList(program: Command, cli: Cli): void {
  addFilterOptions(program.command('list'), cli.timeZone)
    .description('lists the newest messages, in office time')
    .option('--limit <number>', 'how many', parseCount, 50)
    .option('--json', 'as JSON, times in UTC', false)
    .action(async ({ limit, json, ...filter }: ListOptions) => {
      await using open = await openMessages(cli);
      const messages = await open.store.list(filter, limit);
      if (json) return cli.printJson(messages.map(toRecord));
      const total = await open.store.count(filter);
      cli.print(total === 0 ? 'No messages.\n' : messageTable(messages, cli.timeZone));
      if (messages.length < total)
        cli.print(
          `\nThe newest ${messages.length} of ${formatCount(total, 'message')}: --limit shows more.\n`,
        );
    });
}
