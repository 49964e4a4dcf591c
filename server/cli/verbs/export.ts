import { type Command, Option } from 'commander';
import { toCsv } from '#contract/csv.ts';
import type { MessageFilter } from '../../contact/message-store.ts';
import type { Access, Desk } from '../access.ts';
import { addFilterOptions, filterOf } from '../filter-options.ts';
import { toRecord } from '../message-record.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface ExportOptions extends MessageFilter {
  format: 'csv' | 'json';
}

const head = [
  'reference',
  'receivedAt',
  'replyBy',
  'language',
  'name',
  'phone',
  'email',
  'organization',
  'message',
  'state',
  'heldFor',
] as const;

export function addExport(program: Command, { reads }: Access): void {
  addFilterOptions(program.command('export'))
    .description('writes messages to the standard output, times in UTC')
    .addOption(new Option('--format <format>', 'the format').choices(['csv', 'json']).makeOptionMandatory())
    .option('--json', 'the same as --format json')
    .on('option:json', function (this: Command) {
      this.setOptionValue('format', 'json');
    })
    .addHelpText(
      'after',
      `
Examples:
  npm run --silent messages -- export --format csv > messages.csv
  npm run --silent messages -- export --format json --state new > messages.json
  npm run --silent messages -- export --format csv --since 2026-11-01 --before 2026-12-01 > november.csv`,
    )
    .action((options: ExportOptions) => reads(desk => exportMessages(desk, options)));
}

async function exportMessages({ store, out }: Desk, options: ExportOptions): Promise<ExitCode> {
  const write = options.format === 'json' ? writeJson : writeCsv;
  await write(pagesOf(store, filterOf(options)), out);
  return exitCodes.ok;
}

type Records = ReturnType<typeof toRecord>[];

/** How many messages are held at a time: years of them need not fit into memory. */
const pageLength = 500;

async function* pagesOf(store: Desk['store'], filter: MessageFilter): AsyncGenerator<Records> {
  let page = await store.list(filter, { limit: pageLength });
  while (page.length > 0) {
    yield page.map(toRecord);
    page = await store.list(filter, { limit: pageLength, after: page.at(-1) });
  }
}

async function writeCsv(pages: AsyncIterable<Records>, out: Desk['out']): Promise<void> {
  out(toCsv([head]));
  for await (const records of pages)
    out(toCsv(records.map(record => head.map(name => [record[name]].flat().join(', ')))));
}

/** A list with a record on each line. */
async function writeJson(pages: AsyncIterable<Records>, out: Desk['out']): Promise<void> {
  out('[');
  let separator = '\n';
  for await (const records of pages)
    for (const record of records) {
      out(separator + JSON.stringify(record));
      separator = ',\n';
    }
  out('\n]\n');
}
