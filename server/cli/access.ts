import { type Config, parseConfig } from '../config.ts';
import { databaseMessageStore } from '../contact/database-message-store.ts';
import type { MessageStore } from '../contact/message-store.ts';
import { databaseOutbox } from '../outbox/database-outbox.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { type ExitCode, exitCodes, type Terminal } from './terminal.ts';

/** What a verb works with. */
export interface Desk {
  store: MessageStore;
  outbox: Outbox;
  database: Database;
  config: Config;
  now: Date;
  out(text: string): void;
  err(text: string): void;
}

export type Use = (desk: Desk) => Promise<ExitCode>;

/** How verbs get to the database: those that only read can't change anything. `runs` opens none. */
export interface Access {
  runs(work: (terminal: Terminal, now: Date) => Promise<ExitCode>): Promise<void>;
  reads(use: Use): Promise<void>;
  writes(use: Use): Promise<void>;
}

/** How long a verb waits for the running server's lock, in milliseconds. */
const busyTimeout = 10_000;

/** Opens the database beside the running server, never changing its tables, and closes it afterwards. */
export async function withDesk(
  terminal: Terminal,
  now: Date,
  readOnly: boolean,
  use: Use,
): Promise<ExitCode> {
  const { environment, out, err } = terminal;
  const parsed = parseConfig(environment);
  if (!parsed.ok) {
    err(`The configuration is wrong:\n${parsed.problems.map(problem => `  ${problem}\n`).join('')}`);
    return exitCodes.usage;
  }
  const { config } = parsed;
  try {
    const database = await openDatabase(config.database, {
      readOnly,
      create: false,
      migrate: false,
      busyTimeoutMs: busyTimeout,
    });
    try {
      const store = databaseMessageStore(database);
      return await use({ store, outbox: databaseOutbox(database), database, config, now, out, err });
    } finally {
      await database.destroy();
    }
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.databaseUnusable;
  }
}
