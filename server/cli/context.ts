import type { Organization } from '#content/schema/organization.ts';
import { type Config, parseConfig } from '../config.ts';
import { databaseMessageStore, type MessageStore } from '../contact/database-message-store.ts';
import { databaseOutbox, type Outbox } from '../outbox/database-outbox.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { firstLine } from './format.ts';

/** What the program ends with. */
export const exitCodes = { ok: 0, problem: 1, usage: 2, databaseUnusable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What every command has. */
export interface Cli {
  environment: Readonly<Record<string, string | undefined>>;
  now: Date;
  organization: Organization;
  /** The office's, for times that people read. */
  timeZone: string;
  /** Prints for people, without control characters. */
  print(text: string): void;
  printError(text: string): void;
  printJson(value: unknown): void;
  /** Writes data for other programs as it is. */
  write(data: string): void;
}

interface OpenDatabase {
  database: Database;
  store: MessageStore;
  outbox: Outbox;
}

/** What a command has that works with messages. */
export interface CliContext extends Cli, OpenDatabase {
  config: Config;
}

interface DatabaseAccess {
  readOnly: boolean;
}

/** Runs the action of a command and keeps its exit code. */
export interface CommandRunner {
  timeZone: string;
  run(action: (cli: Cli) => Promise<ExitCode>): Promise<void>;
  runWithDatabase(access: DatabaseAccess, action: (context: CliContext) => Promise<ExitCode>): Promise<void>;
}

/** How long a statement waits for a lock of the running site. */
const busyTimeoutMs = 10_000;

/** Opens the running site's database, never creating or migrating it, and closes it afterwards. Throws a `DatabaseError`. */
export async function withDatabase<Result>(
  config: Config,
  { readOnly }: DatabaseAccess,
  use: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config.database, { readOnly, migrate: false, busyTimeoutMs });
  try {
    return await use({ database, store: databaseMessageStore(database), outbox: databaseOutbox(database) });
  } finally {
    await database.destroy();
  }
}

/** Reads the settings for an action; says what is wrong with them. */
export async function withConfig(cli: Cli, action: (config: Config) => Promise<ExitCode>): Promise<ExitCode> {
  const parsed = parseConfig(cli.environment);
  if (parsed.ok) return action(parsed.config);
  cli.printError(`The settings are invalid:\n${parsed.problems.map(line => `  ${line}\n`).join('')}`);
  return exitCodes.usage;
}

/**
 * Returns the message of an error that the database caused, such as a lock or a full disk; throws any other one, which is
 * a bug. Databases throw plain errors (SQLite's come from another thread), the language its own kinds.
 */
export function databaseProblem(error: unknown): string {
  const isBug = [TypeError, RangeError, ReferenceError, SyntaxError].some(kind => error instanceof kind);
  if (isBug || !(error instanceof Error)) throw error;
  return firstLine(error);
}

/** Opens the database for an action; says what is wrong with it. Throws what is a bug. */
export async function runWithDatabase(
  cli: Cli,
  config: Config,
  access: DatabaseAccess,
  action: (context: CliContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await withDatabase(config, access, open => action({ ...cli, ...open, config }));
  } catch (error) {
    cli.printError(`${databaseProblem(error)}\n`);
    return exitCodes.databaseUnusable;
  }
}
