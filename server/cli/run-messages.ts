import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { isPlausibleEmail } from '../../contract/contact-message.ts';
import { toCsv } from '../../contract/csv.ts';
import { parseConfig } from '../config.ts';
import type { MessageStore, StoredMessage } from '../contact/message-store.ts';
import { parseReference } from '../contact/reference.ts';
import { receiptOf } from '../contact/submit-contact-form.ts';
import { openDatabase } from '../storage/database.ts';
import { databaseMessageStore } from '../storage/messages.ts';
import { easternTime } from './eastern-time.ts';
import { toRecord } from './message-record.ts';
import { toTable } from './table.ts';

/** What the program ends with. */
const exitCodes = { ok: 0, notFound: 1, usage: 2, storeUnreachable: 3 } as const;

/** Where the program reads and writes. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
}

const programHelp = `
Examples:
  npm run messages -- list
  npm run messages -- show CW-7K4M-9QRT
  npm run --silent messages -- export --format csv > messages.csv
  npm run messages -- purge --older-than 365

Exit codes:
  0  done
  1  no message has this reference
  2  wrong use, or wrong configuration
  3  the database cannot be read`;

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** How many messages a list shows unless told otherwise. */
const listLength = 50;

/** Longest cell of the table, in characters. */
const cellLength = 40;

/** Runs `npm run messages -- ARGUMENTS`, beside the running server. Only `delete` and `purge` change anything. */
export async function runMessages(
  args: readonly string[],
  terminal: Terminal,
  now: Date = new Date(),
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const withStore = async (use: (store: MessageStore) => Promise<number>, readOnly = true) => {
    exitCode = await openStore(terminal, readOnly, use);
  };
  const program = new Command('npm run messages --')
    .description('Reads the messages that visitors sent, and deletes them when it is time.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .showHelpAfterError('(--help shows how it is used)')
    .addHelpText('after', programHelp);

  program
    .command('list')
    .description('lists the newest messages, times in Eastern Time')
    .option('--limit <number>', 'how many', parseCount, listLength)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npm run messages -- list\n  npm run messages -- list --limit 200 --json',
    )
    .action((options: { limit: number; json: boolean }) =>
      withStore(store => list(store, options, terminal)),
    );
  program
    .command('show')
    .description('shows a message as a whole')
    .argument('<reference>', 'such as CW-7K4M-9QRT; lower case and missing hyphens are understood')
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npm run messages -- show CW-7K4M-9QRT\n  npm run messages -- show 7k4m9qrt --json',
    )
    .action((text: string, options: { json: boolean }) =>
      withStore(store => show(store, text, options, terminal)),
    );
  program
    .command('export')
    .description('writes every message to the standard output, times in UTC')
    .addOption(new Option('--format <format>', 'the format').choices(['csv', 'json']).makeOptionMandatory())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run --silent messages -- export --format csv > messages.csv\n  npm run --silent messages -- export --format json > messages.json',
    )
    .action((options: { format: 'csv' | 'json' }) =>
      withStore(store => exportAll(store, options.format, terminal)),
    );
  program
    .command('delete')
    .description('deletes a message for good, as a person may ask')
    .argument('<reference>', 'such as CW-7K4M-9QRT; lower case and missing hyphens are understood')
    .addHelpText('after', '\nExample:\n  npm run messages -- delete CW-7K4M-9QRT')
    .action((text: string) => withStore(store => deleteOne(store, text, terminal), false));
  program
    .command('purge')
    .description('deletes every message older than a number of days, for good')
    .requiredOption('--older-than <days>', 'how old, in days', parseCount)
    .addHelpText('after', '\nExample:\n  npm run messages -- purge --older-than 365')
    .action(({ olderThan }: { olderThan: number }) =>
      withStore(store => purge(store, new Date(now.getTime() - olderThan * day), terminal), false),
    );

  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

async function openStore(
  { environment, err }: Terminal,
  readOnly: boolean,
  use: (store: MessageStore) => Promise<number>,
): Promise<number> {
  const parsed = parseConfig(environment);
  if (!parsed.ok) {
    err(`The configuration is wrong:\n${parsed.problems.map(problem => `  ${problem}\n`).join('')}`);
    return exitCodes.usage;
  }
  try {
    const database = await openDatabase(parsed.config.databaseFile, { readOnly, create: false });
    try {
      return await use(databaseMessageStore(database));
    } finally {
      await database.destroy();
    }
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.storeUnreachable;
  }
}

async function list(
  store: MessageStore,
  { limit, json }: { limit: number; json: boolean },
  { out }: Terminal,
): Promise<number> {
  const messages = await store.list(limit);
  if (json) out(asJson(messages.map(toRecord)));
  else if (messages.length === 0) out('No messages yet.\n');
  else {
    out(toTable([listHead, ...messages.map(listRow)], cellLength));
    const total = await store.count();
    if (total > messages.length) out(`\n${messages.length} of ${total}; --limit shows more.\n`);
  }
  return exitCodes.ok;
}

const listHead = ['Reference', 'Received', 'Reply by', 'Name', 'Reach at', 'Message'];

function listRow(message: StoredMessage): string[] {
  const { reference, receivedAt, replyBy } = receiptOf(message);
  return [
    reference,
    easternTime(receivedAt),
    easternTime(replyBy),
    message.name,
    message.email || message.phone || '(no contact)',
    message.message,
  ];
}

async function show(
  store: MessageStore,
  text: string,
  { json }: { json: boolean },
  { out, err }: Terminal,
): Promise<number> {
  const reference = parseReference(text);
  const message = reference && (await store.findByReference(reference));
  if (!message) {
    err(`No message has the reference ${text}.\n`);
    return exitCodes.notFound;
  }
  out(json ? asJson(toRecord(message)) : asText(message));
  return exitCodes.ok;
}

function asText(message: StoredMessage): string {
  const { reference, receivedAt, replyBy } = receiptOf(message);
  const email =
    message.email && !isPlausibleEmail(message.email) ? `${message.email} (may be mistyped)` : message.email;
  const lines = [
    ['Reference', reference],
    ['Received', easternTime(receivedAt)],
    ['Reply by', easternTime(replyBy)],
    ['Name', message.name],
    ['Phone', message.phone || '-'],
    ['Email', email || '-'],
    ['Organization', message.organization || '-'],
    ['Language', message.language],
  ];
  const head = lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(14)}${value}\n`).join('');
  return `${head}\n${message.message}\n`;
}

async function exportAll(store: MessageStore, format: 'csv' | 'json', { out }: Terminal): Promise<number> {
  const records = (await store.list()).map(toRecord);
  if (format === 'json') out(asJson(records));
  else out(toCsv([exportHead, ...records.map(record => exportHead.map(name => record[name]))]));
  return exitCodes.ok;
}

async function deleteOne(store: MessageStore, text: string, { out, err }: Terminal): Promise<number> {
  const reference = parseReference(text);
  if (reference === undefined || !(await store.delete(reference))) {
    err(`No message has the reference ${text}.\n`);
    return exitCodes.notFound;
  }
  out(`Deleted ${reference}.\n`);
  return exitCodes.ok;
}

async function purge(store: MessageStore, before: Date, { out }: Terminal): Promise<number> {
  const deleted = await store.deleteBefore(before);
  out(
    `Deleted ${deleted} ${deleted === 1 ? 'message' : 'messages'} received before ${easternTime(before)}.\n`,
  );
  return exitCodes.ok;
}

const exportHead = [
  'reference',
  'receivedAt',
  'replyBy',
  'language',
  'name',
  'phone',
  'email',
  'organization',
  'message',
] as const;

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
