import type { Organization } from '#content/schema/organization.ts';
import { type Config, parseConfig } from '../config.ts';
import { databaseMessageStore, type MessageStore } from '../contact/database-message-store.ts';
import { databaseOutbox, type Outbox } from '../outbox/database-outbox.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { firstLine } from './format.ts';

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

/** Turns a command into an action of commander's, and keeps its exit code. */
type ActionOf<Context> = <Args extends unknown[]>(
  command: (context: Context, ...args: Args) => Promise<ExitCode>,
) => (...args: Args) => Promise<void>;

export interface CommandRunner extends Pick<Cli, 'organization' | 'timeZone'> {
  run: ActionOf<Cli>;
  /** Opens the database to read. */
  reading: ActionOf<CliContext>;
  /** Opens the database to change messages. */
  writing: ActionOf<CliContext>;
}

/** Ends a command early, with a message for the operator. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

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

/** Throws a `CommandFailure` if the settings are invalid. */
export function configOf({ environment }: Cli): Config {
  const parsed = parseConfig(environment);
  if (parsed.ok) return parsed.config;
  const problems = parsed.problems.map(line => `\n  ${line}`).join('');
  throw new CommandFailure(`The settings are invalid:${problems}`, exitCodes.usage);
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
