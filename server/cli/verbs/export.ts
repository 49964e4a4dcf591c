import { type Command, Option } from 'commander';
import { toCsv } from '../../../contract/csv.ts';
import type { MessageFilter } from '../../contact/message-store.ts';
import type { Access, Desk } from '../access.ts';
import { addFilterOptions, filterOf } from '../filter-options.ts';
import { asJson } from '../json.ts';
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
  const records = (await store.list(filterOf(options))).map(toRecord);
  if (options.format === 'json') out(asJson(records));
  else {
    const rows = records.map(record => head.map(name => [record[name]].flat().join(', ')));
    out(toCsv([head, ...rows]));
  }
  return exitCodes.ok;
}
