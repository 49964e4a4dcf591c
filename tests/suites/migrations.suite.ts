import { type Dialect, type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseSettings } from '../../server/base/settings.ts';
import { createMessageStore } from '../../server/contact/message-store.ts';
import { channels } from '../../server/outbox/deliveries.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { openEarlierVersion } from '../support/databases.ts';
import { newMessage, sampleMessage } from '../support/sample-messages.ts';

/** A database without tables, and a bare connection to it. */
export interface EmptyDatabase {
  settings: DatabaseSettings;
  dialect: Dialect;
}

const names = Object.keys(migrations);
const { reference, receivedAt, replyBy, name, phone, email, organization, message } = sampleMessage();
const at = receivedAt.toISOString();

/** The message as that version stored it. */
const rowOf = (version: string) => ({
  ...{ reference, received_at: at, language: 'en', name, phone, email, organization, message },
  ...(version >= '0005' && { reply_by: replyBy.toISOString() }),
  ...(version < '0006' && { form_type: 'contact' }),
});

async function addDelivery<Tables>(database: Kysely<Tables>, channel: string): Promise<void> {
  await sql`
    INSERT INTO deliveries (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
    VALUES (${reference}, ${channel}, 'pending', ${at}, 0, ${at}, NULL, '')
  `.execute(database);
}

/** Opens the database as this version does. */
async function migrated(settings: DatabaseSettings) {
  const database = await openDatabase(settings);
  onTestFinished(() => database.destroy());
  const leases = { channels, now: receivedAt, until: replyBy, limit: 10 };
  const waiting = await createOutbox(database).lease(leases);
  return {
    store: createMessageStore(database),
    channels: waiting.map(({ channel }) => channel).toSorted(),
  };
}

/** Migrates a database of each earlier version that holds a message. */
export function migrationSuite(kind: string, create: () => Promise<EmptyDatabase>): void {
  describe(`Migrations on ${kind}`, () => {
    test.each(names)('A database of version %s keeps its messages and deliveries', async version => {
      const { settings, dialect } = await create();
      const earlier = await openEarlierVersion(dialect, version);
      await earlier.insertInto('messages').values(rowOf(version)).execute();
      const reminder = version < '0005' ? 'reminder-18' : 'first-reminder';
      // The first version could not send mail: its messages are delivered now.
      if (version >= '0002')
        for (const channel of ['team-mail', reminder]) await addDelivery(earlier, channel);
      await earlier.destroy();

      const { store, channels } = await migrated(settings);
      expect(await store.list()).toMatchObject([
        { reference, receivedAt, name, phone, email, organization, message },
      ]);
      const another = { reference: 'CW-CCCC-CCCC' };
      expect(await store.add(newMessage(another))).toMatchObject(another);
      expect(channels).toEqual(version >= '0002' ? ['first-reminder', 'team-mail'] : ['team-mail']);
      if (version < '0002')
        expect(await store.history(reference)).toEqual([
          { at: receivedAt, kind: 'received', by: 'site', note: '' },
        ]);
    });

    test('A migration that fails in the middle changes nothing, and the next start repeats it', async () => {
      const { settings, dialect } = await create();
      const version = '0004-keys-without-expiry';
      const earlier = await openEarlierVersion(dialect, version);
      await earlier.insertInto('messages').values(rowOf(version)).execute();
      // This migration adds a column and then renames reminder-18 to first-reminder, which fails if both are there.
      for (const channel of ['reminder-18', 'first-reminder']) await addDelivery(earlier, channel);
      await expect(openDatabase(settings)).rejects.toThrow(/unique/i);
      await sql`DELETE FROM deliveries WHERE channel = 'first-reminder'`.execute(earlier);
      await earlier.destroy();
      expect(await (await migrated(settings)).store.list()).toMatchObject([{ reference, message }]);
    });

    test('A database of a later version is refused, and the message says what to do', async () => {
      const { settings } = await create();
      const database = await openDatabase(settings);
      await sql`INSERT INTO kysely_migration VALUES ('0099-x', ${at})`.execute(database);
      await database.destroy();
      await expect(openDatabase(settings)).rejects.toThrow(
        'its schema is from a later version: 0099-x; run that version, or restore a backup',
      );
    });

    test('Messages that an earlier version held are listed for the team', async () => {
      const { settings, dialect } = await create();
      const version = '0007-accepted-by';
      const earlier = await openEarlierVersion(dialect, version);
      await earlier
        .insertInto('messages')
        .values({ ...rowOf(version), held_for: 'links' })
        .execute();
      await sql`
        INSERT INTO message_events (id, reference, at, kind, actor, note)
        VALUES ('1', ${reference}, ${at}, 'held', 'site', 'links')
      `.execute(earlier);
      await earlier.destroy();
      const { store, channels } = await migrated(settings);
      expect(await store.list({ setAside: true })).toMatchObject([{ reference, setAsideFor: ['links'] }]);
      expect(await store.history(reference)).toMatchObject([{ kind: 'set-aside', note: 'links' }]);
      expect(channels).toEqual(['set-aside-list']);
    });
  });
}
