import type { Organization } from '#shared/content/schemas/organization.ts';
import type { StoredMessage } from '../base/message.ts';
import { parseSettings, type Settings } from '../base/settings.ts';
import { createMessageStore } from '../contact/message-store.ts';
import { parseReference } from '../contact/reference.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { openDatabase } from '../storage/database.ts';

export const exitCodes = { ok: 0, problem: 1, usage: 2, databaseUnusable: 3 } as const;

export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  now: Date;
  organization: Organization;
  /** Writes data as it is. */
  out(text: string): void;
  err(text: string): void;
}

export interface Cli extends Terminal {
  /** Time zone of the office, for times that people read. */
  timeZone: string;
  /** Prints for people, without control characters. */
  print(text: string): void;
  printJson(value: unknown): void;
  /** Exit code of the program. A command that fails throws a `CommandError` instead. */
  exitCode: number;
}

/** Ends a command early, with a message for the operator. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.problem) {
    super(message);
    this.exitCode = exitCode;
  }
}

export type OpenMessages = Awaited<ReturnType<typeof openMessages>>;

/** Opens the running site's messages, never creating or migrating the database. Throws a `StartError`. */
export async function openMessages(cli: Cli) {
  const settings = readSettings(cli);
  const database = await openDatabase(settings.database, { migrate: false });
  return {
    settings,
    database,
    store: createMessageStore(database),
    outbox: createOutbox(database),
    [Symbol.asyncDispose]: () => database.destroy(),
  };
}

/** Finds a message by its reference as a person typed it. Throws a `CommandError` if there is none. */
export async function requireMessage(
  { organization }: Cli,
  { store }: OpenMessages,
  typed: string,
): Promise<StoredMessage> {
  const reference = parseReference(typed, organization.referencePrefix);
  const message = reference === undefined ? undefined : await store.findByReference(reference);
  if (message) return message;
  throw new CommandError(`No message has the reference ${typed}.`);
}

/** Throws a `CommandError` if the settings are invalid. */
export function readSettings({ environment }: Cli): Settings {
  const parsed = parseSettings(environment);
  if (parsed.ok) return parsed.settings;
  const problems = parsed.problems.map(line => `\n  ${line}`).join('');
  throw new CommandError(`The settings are invalid:${problems}`, exitCodes.usage);
}
