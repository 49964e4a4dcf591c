import type { Command } from 'commander';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { type Cli, openMessages } from '../context.ts';
import { printable } from '../format.ts';
import { recordFields, toRecord } from '../message-format.ts';
import { addFilterOptions } from '../options.ts';

export function addExport(program: Command, cli: Cli): void {
  addFilterOptions(program.command('export'), cli.timeZone)
    .description('writes messages as CSV to standard output, times in UTC')
    .action(async (filter: MessageFilter) => {
      await using open = await openMessages(cli);
      // Without a byte order mark Excel reads a file in the encoding of its country.
      cli.out(`\ufeff${toLine(recordFields)}`);
      for (const record of (await open.store.list(filter)).map(toRecord))
        cli.out(toLine(Object.values(record).map(value => [value].flat().join(', '))));
    });
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
