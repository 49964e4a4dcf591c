import type { Command } from 'commander';
import type { StoredMessage } from '../../base/message.ts';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { reminderTime } from '../../outbox/plan-deliveries.ts';
import { type Cli, exitCodes, openMessages } from '../context.ts';
import { formatCount, printable } from '../format.ts';
import { messageTable, recordFields, toRecord } from '../message-format.ts';
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
      const found = await open.store.list(filter, limit + 1);
      const newest = found.slice(0, limit);
      if (json) return cli.printJson(newest.map(toRecord));
      cli.print(newest.length === 0 ? 'No messages.\n' : messageTable(newest, cli.timeZone));
      if (found.length > limit) cli.print(`\nThese are the newest ${limit}: --limit shows more.\n`);
    });
}

/** Overdue is an unanswered message whose first reminder is due. */
export function addOverdue(program: Command, cli: Cli): void {
  program
    .command('overdue')
    .description('lists messages waiting too long for an answer, oldest first; exits with 1 if there are any')
    .option('--json', 'as JSON, times in UTC', false)
    .action(async ({ json }: JsonOption) => {
      await using open = await openMessages(cli);
      const unanswered = await open.store.list({ state: 'new', setAside: false });
      const isOverdue = (message: StoredMessage) => reminderTime('first-reminder', message) <= cli.now;
      const overdue = unanswered.filter(isOverdue).toReversed();
      if (overdue.length > 0) cli.exitCode = exitCodes.problem;
      if (json) return cli.printJson(overdue.map(toRecord));
      cli.print(overdue.length === 0 ? 'No message is overdue.\n' : messageTable(overdue, cli.timeZone));
      const setAside = await open.store.countSetAside();
      const count = formatCount(setAside, 'message is', 'messages are');
      if (setAside > 0) cli.print(`\n${count} set aside and not counted: list --set-aside\n`);
    });
}

export function addExport(program: Command, cli: Cli): void {
  addFilterOptions(program.command('export'), cli.timeZone)
    .description('writes messages as CSV to standard output, times in UTC')
    .action(async (filter: MessageFilter) => {
      await using open = await openMessages(cli);
      // Without a byte order mark Excel reads a file in the encoding of its country.
      cli.out(`\ufeff${toLine(recordFields)}`);
      for (const message of await open.store.list(filter))
        cli.out(toLine(Object.values(toRecord(message)).map(toCell)));
    });
}

function toCell(value: string | Date | readonly string[]): string {
  return value instanceof Date ? value.toISOString() : [value].flat().join(', ');
}

/** A line of CSV (RFC 4180). */
function toLine(cells: readonly string[]): string {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `${cells.map(cell => quote(defuse(printable(cell)))).join()}\r\n`;
}

/**
 * Keeps spreadsheets from running a part of a cell as a formula: one that splits cells at semicolons or tabs
 * begins new cells inside ours, perhaps after a quotation mark.
 */
function defuse(value: string): string {
  return value.replace(/(^|[;\t\n])(?=(?:[^\S\t\n]|")*[=+\-@＝＋－＠])/g, "$1'");
}
