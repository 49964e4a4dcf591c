import { onTestFinished } from 'vitest';
import { runMessages } from '../../server/cli/run-messages.ts';
import { parseConfig } from '../../server/config.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import type { MessageStore } from '../../server/contact/message-store.ts';
import { databaseOutbox } from '../../server/outbox/database-outbox.ts';
import type { Outbox } from '../../server/outbox/outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';

export interface MessagesProgram {
  /** The open store beside which the program runs, as the running server's. */
  store: MessageStore;
  outbox: Outbox;
  /** Runs `npm run messages -- LINE` at noon; words that hold spaces need a list. */
  run(
    line: string | readonly string[],
    environment?: Record<string, string>,
  ): Promise<{ code: number; out: string; err: string }>;
  /** In how many parts the last run wrote what it had to say. */
  parts(): number;
}

/** What the clock of the program shows. */
export const noon = new Date('2026-11-21T12:00:00.000Z');

/** Hours after noon, or before. */
export const hours = (count: number) => new Date(noon.getTime() + count * 60 * 60 * 1000);

/** The program for operators on a database, which is made here and open all the time. */
export async function messagesProgram(databaseUrl: string): Promise<MessagesProgram> {
  const parsed = parseConfig({ DATABASE_URL: databaseUrl });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const database = await openDatabase(parsed.config.database);
  onTestFinished(() => database.destroy());
  let parts = 0;
  return {
    parts: () => parts,
    store: databaseMessageStore(database),
    outbox: databaseOutbox(database),
    async run(line, environment = {}) {
      let out = '';
      let err = '';
      parts = 0;
      const args = typeof line === 'string' ? line.split(' ').filter(word => word !== '') : line;
      const code = await runMessages(
        args,
        {
          environment: { DATABASE_URL: databaseUrl, ...environment },
          out: text => {
            out += text;
            parts += 1;
          },
          err: text => {
            err += text;
          },
        },
        noon,
      );
      return { code, out, err };
    },
  };
}
