import type { Config } from '../../config.ts';
import type { MessageStore } from '../../contact/message-store.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Database } from '../../storage/database.ts';

/** `warn`: to be known. `fail`: somebody has to do something. */
type Status = 'ok' | 'warn' | 'fail';

/** What a check found, in words that say what to do about it. */
export interface Finding {
  check: string;
  status: Status;
  message: string;
}

/** What can be looked into once the database is open. */
export interface Patient {
  config: Config;
  database: Database;
  store: MessageStore;
  outbox: Outbox;
  now: Date;
}

/** Says an error in one line, without what a URL may hold. */
export function inWords(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1).join('') : String(error);
}
