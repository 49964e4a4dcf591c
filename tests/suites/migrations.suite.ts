import { type Dialect, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../server/config.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { databaseOutbox } from '../../server/outbox/database-outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { openEarlierVersion } from '../support/databases.ts';
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
      const earlier = await openEarlierVersion(dialect, version);
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

    test('A migration that fails in the middle changes nothing, and the next start repeats it', async () => {
      const { config, dialect } = await create();
      const earlier = await openEarlierVersion(dialect, '0004-keys-without-expiry');
      const { reference, receivedAt, name, phone, email, organization, message } = sampleMessage();
      const at = receivedAt.toISOString();
      const row = { reference, received_at: at, language: 'en', form_type: 'contact' };
      await earlier
        .insertInto('messages')
        .values({ ...row, name, phone, email, organization, message })
        .execute();
      // Renaming the first to the second fails, after a column was added.
      for (const channel of ['reminder-18', 'first-reminder'])
        await sql`
          INSERT INTO deliveries
            (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
          VALUES (${reference}, ${channel}, 'sent', ${at}, 1, ${at}, NULL, '')
        `.execute(earlier);
      await expect(openDatabase(config)).rejects.toThrow(/unique/i);
      await sql`DELETE FROM deliveries WHERE channel = 'first-reminder'`.execute(earlier);
      await earlier.destroy();
      const database = await openDatabase(config);
      onTestFinished(() => database.destroy());
      expect(await databaseMessageStore(database).list()).toMatchObject([{ reference, message }]);
    });

    test('Messages that an earlier version held are listed for the team', async () => {
      const { config, dialect } = await create();
      const earlier = await openEarlierVersion(dialect, '0007-accepted-by');
      const { reference, receivedAt, name, phone, email, organization, message } = sampleMessage();
      const at = receivedAt.toISOString();
      const row = { reference, received_at: at, reply_by: at, language: 'en', held_for: 'links' };
      await earlier
        .insertInto('messages')
        .values({ ...row, name, phone, email, organization, message })
        .execute();
      await sql`
        INSERT INTO message_events (id, reference, at, kind, actor, note)
        VALUES ('1', ${reference}, ${at}, 'held', 'site', 'links')
      `.execute(earlier);
      await earlier.destroy();
      const database = await openDatabase(config);
      onTestFinished(() => database.destroy());
      const store = databaseMessageStore(database);
      expect(await store.list({ setAside: true })).toMatchObject([{ reference, setAsideFor: ['links'] }]);
      expect(await store.history(reference)).toMatchObject([{ kind: 'set-aside', note: 'links' }]);
      expect(await databaseOutbox(database).list()).toMatchObject([
        { reference, channel: 'set-aside-list', state: 'pending' },
      ]);
    });
  });
}
