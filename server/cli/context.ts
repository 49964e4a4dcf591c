import type { Organization } from '#content/schema/organization.ts';
import { type Config, parseConfig } from '../config.ts';
import { databaseMessageStore, type MessageStore } from '../contact/database-message-store.ts';
import { databaseOutbox, type Outbox } from '../outbox/database-outbox.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { firstLine } from './format.ts';

/** The exit codes of the program. */
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

/** What a command has that works with messages. */
export interface CliContext extends Cli {
  config: Config;
  database: Database;
  store: MessageStore;
  outbox: Outbox;
}

/** Turns a command's function into an action of commander's, and keeps its exit code. */
export interface CommandRunner {
  organization: Organization;
  timeZone: string;
  run<Args extends unknown[]>(command: (cli: Cli, ...args: Args) => Promise<ExitCode>): Action<Args>;
  /** Opens the database to read. */
  reading<Args extends unknown[]>(command: DatabaseCommand<Args>): Action<Args>;
  /** Opens the database to change messages. */
  writing<Args extends unknown[]>(command: DatabaseCommand<Args>): Action<Args>;
}

export type DatabaseCommand<Args extends unknown[]> = (
  context: CliContext,
  ...args: Args
) => Promise<ExitCode>;

type Action<Args extends unknown[]> = (...args: Args) => Promise<void>;

/** How long a statement waits for a lock of the running site. */
const busyTimeoutMs = 10_000;

/** Opens the running site's database, never creating or migrating it, and closes it afterwards. Throws a `DatabaseError`. */
export async function withDatabase<Result>(
  cli: Cli,
  config: Config,
  readOnly: boolean,
  use: (context: CliContext) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config.database, { readOnly, migrate: false, busyTimeoutMs });
  try {
    const [store, outbox] = [databaseMessageStore(database), databaseOutbox(database)];
    return await use({ ...cli, config, database, store, outbox });
  } finally {
    await database.destroy();
  }
}

/** Reads the settings for an action; reports invalid ones. */
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

/** Opens the database for an action; reports an unusable one. Throws what is a bug. */
export async function runWithDatabase(
  cli: Cli,
  readOnly: boolean,
  action: (context: CliContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withConfig(cli, config =>
    withDatabase(cli, config, readOnly, action).catch((error: unknown) => {
      cli.printError(`${databaseProblem(error)}\n`);
      return exitCodes.databaseUnusable;
    }),
  );
}
