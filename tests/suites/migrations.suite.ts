import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../server/config.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { databaseOutbox } from '../../server/outbox/database-outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { newMessage, sampleMessage } from '../support/sample-messages.ts';

/** A database without tables, and a bare connection to it. */
export interface EmptyDatabase {
  config: DatabaseConfig;
  dialect: Dialect;
}

const names = Object.keys(migrations);

/** Migrates a database of each earlier version that holds a message. */
export function migrationSuite(name: string, create: () => Promise<EmptyDatabase>): void {
  describe(`Migrations on ${name}`, () => {
    test.each(names)('A database of version %s is migrated and keeps its messages', async version => {
      const { config, dialect } = await create();
      const earlier = new Kysely<{ messages: Record<string, string> }>({ dialect });
      const upTo = Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(version) + 1));
      const migrator = new Migrator({ db: earlier, provider: { getMigrations: async () => upTo } });
      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      const { reference, receivedAt, replyBy, name, phone, email, organization, message } = sampleMessage();
      const row = {
        ...{ reference, received_at: receivedAt.toISOString(), language: 'en' },
        ...{ name, phone, email, organization, message },
        ...(version >= '0005' && { reply_by: replyBy.toISOString() }),
        ...(version < '0006' && { form_type: 'contact' }),
      };
      await earlier.insertInto('messages').values(row).execute();
      const hasOldReminder = version >= '0002' && version < '0005';
      if (hasOldReminder)
        await sql`
          INSERT INTO deliveries
            (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
          VALUES (${reference}, 'reminder-18', 'sent', ${row.received_at}, 1, ${row.received_at}, NULL, '')
        `.execute(earlier);
      await earlier.destroy();

      const database = await openDatabase(config);
      onTestFinished(() => database.destroy());
      const store = databaseMessageStore(database);
      expect(await store.list()).toMatchObject([
        { reference, receivedAt, name, phone, email, organization, message },
      ]);
      expect(await store.add(newMessage({ reference: 'CW-CCCC-CCCC' }))).toEqual({ kind: 'stored' });
      if (hasOldReminder)
        expect(await databaseOutbox(database).list()).toMatchObject([{ channel: 'first-reminder' }]);
      // The first version could not send mail: its messages are delivered now.
      if (version === '0001-messages') {
        expect(await databaseOutbox(database).list()).toMatchObject([
          { reference, channel: 'team-mail', state: 'pending', createdAt: receivedAt },
        ]);
        expect(await store.history(reference)).toEqual([
          { at: receivedAt, kind: 'received', by: 'site', note: '' },
        ]);
      }
    });
  });
}
