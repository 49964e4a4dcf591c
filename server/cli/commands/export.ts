import { type Command, Option } from 'commander';
import { stringify } from 'csv-stringify/sync';
import type { MessageStore } from '../../contact/database-message-store.ts';
import type { MessageFilter } from '../../contact/message-filter.ts';
import { type Cli, openMessages } from '../context.ts';
import { printable, toJson } from '../format.ts';
import { type MessageRecord, recordFields, toRecord } from '../message-format.ts';
import { addFilterOptions } from '../options.ts';

interface ExportOptions extends MessageFilter {
  format: 'csv' | 'json';
}

/** How many messages are in memory at a time. */
const pageLength = 500;

export function addExport(program: Command, cli: Cli): void {
  addFilterOptions(program.command('export'), cli.timeZone)
    .description('writes messages to standard output, times in UTC')
    .addOption(new Option('--format <format>', 'the format').choices(['csv', 'json']).makeOptionMandatory())
    .action(async ({ format, ...filter }: ExportOptions) => {
      await using open = await openMessages(cli, 'read');
      const pages = pagesOf(open.store, filter);
      await (format === 'json' ? writeJson : writeCsv)(pages, cli.write);
    });
}

async function* pagesOf(store: MessageStore, filter: MessageFilter): AsyncGenerator<MessageRecord[]> {
  let page = await store.list(filter, { limit: pageLength });
  while (page.length > 0) {
    yield page.map(toRecord);
    page = await store.list(filter, { limit: pageLength, after: page.at(-1) });
  }
}

async function writeCsv(pages: AsyncIterable<MessageRecord[]>, write: Cli['write']): Promise<void> {
  // Excel takes a file without a byte order mark for the encoding of its country.
  write(`\ufeff${toCsv([recordFields])}`);
  for await (const records of pages)
    write(toCsv(records.map(record => recordFields.map(field => [record[field]].flat().join(', ')))));
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    // A record delimiter would turn this off, but a message has several lines.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: value => defuse(printable(value)) },
  });
}

/**
 * Keeps spreadsheets from running a part of a cell as a formula: one that splits cells at semicolons or tabs begins
 * new cells inside ours, perhaps after a quotation mark.
 */
function defuse(value: string): string {
  return value.replace(/(^|[;\t\n])(?=(?:[^\S\t\n]|")*[=+\-@＝＋－＠])/g, "$1'");
}

/** A list with a record on each line. */
async function writeJson(pages: AsyncIterable<MessageRecord[]>, write: Cli['write']): Promise<void> {
  write('[');
  let separator = '\n';
  for await (const records of pages)
    for (const record of records) {
      write(separator + toJson(record));
      separator = ',\n';
    }
  write('\n]\n');
}
