import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadOrganization } from '#shared/content/load-content.ts';
import type { StoredMessage } from '../../server/base/message.ts';
import { runMessages } from '../../server/cli/program.ts';
import { createMessageStore } from '../../server/contact/message-store.ts';
import type { DueDelivery } from '../../server/outbox/deliveries.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { newMessage, noon } from './sample-messages.ts';
import { testSettings } from './settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

const facts = loadOrganization();
const organization: typeof facts = {
  ...facts,
  referencePrefix: 'CW',
  responseHours: 24,
  hours: { ...facts.hours, timeZone: 'America/New_York' },
};

/** The operators' program on a new database, which stays open until the test ends. */
export async function temporaryMessagesProgram(databaseUrl: string) {
  const database = await openDatabase(testSettings({ DATABASE_URL: databaseUrl }).database);
  onTestFinished(() => database.destroy());
  const store = createMessageStore(database);
  return {
    /** A connection of its own, as a running site has beside the program. */
    database,
    store,
    outbox: createOutbox(database),
    /** Stores a sample message with these changes. */
    async add(changes: Partial<Omit<StoredMessage, 'state'>> = {}, deliveries: readonly DueDelivery[] = []) {
      await store.add(newMessage(changes, { deliveries }));
    },
    /** Runs `npm run messages -- LINE` at noon; words with spaces need a list. */
    async run(line: string | readonly string[], environment: Record<string, string> = {}) {
      let [out, err] = ['', ''];
      const args = typeof line === 'string' ? line.split(' ').filter(word => word !== '') : line;
      const code = await runMessages(args, {
        environment: { DATABASE_URL: databaseUrl, ...environment },
        now: noon,
        organization,
        out: text => {
          out += text;
        },
        err: text => {
          err += text;
        },
      });
      return { code, out, err };
    },
  };
}

/** The program on a SQLite database with one message. */
export async function temporarySqliteProgram() {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const program = await temporaryMessagesProgram(`sqlite:${file}`);
  await program.add();
  return { ...program, folder, file };
}
