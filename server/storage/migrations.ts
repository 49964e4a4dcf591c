import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './postgres-dialect.ts';

/**
 * Every change of the tables, in order. Only append: published migrations have run on databases that hold messages.
 * Migrations never import the schema, which goes on changing.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-messages': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('messages')
        .addColumn('reference', 'text', column => column.primaryKey())
        .addColumn('received_at', 'text', column => column.notNull())
        .addColumn('language', 'text', column => column.notNull())
        .addColumn('form_type', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('phone', 'text', column => column.notNull())
        .addColumn('email', 'text', column => column.notNull())
        .addColumn('organization', 'text', column => column.notNull())
        .addColumn('message', 'text', column => column.notNull())
        .addColumn('key_hash', 'text', column => column.unique())
        .addColumn('key_expires_at', 'text')
        .execute();
      await database.schema
        .createIndex('messages_received_at')
        .on('messages')
        .column('received_at')
        .execute();
      await database.schema
        .createIndex('messages_key_expires_at')
        .on('messages')
        .column('key_expires_at')
        .execute();
    },
  },
  '0002-desk': {
    async up(database: Kysely<unknown>) {
      for (const [column, initial] of [
        ['state', 'new'],
        ['held_for', ''],
        ['text_digest', ''],
      ] as const)
        await database.schema
          .alterTable('messages')
          .addColumn(column, 'text', added => added.notNull().defaultTo(initial))
          .execute();
      for (const columns of [['state', 'received_at'], ['text_digest']])
        await database.schema
          .createIndex(`messages_${columns.join('_')}`)
          .on('messages')
          .columns(columns)
          .execute();

      await database.schema
        .createTable('message_events')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('reference', 'text', column => column.notNull().references('messages.reference'))
        .addColumn('at', 'text', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('actor', 'text', column => column.notNull())
        .addColumn('note', 'text', column => column.notNull())
        .execute();
      await database.schema
        .createIndex('message_events_reference')
        .on('message_events')
        .columns(['reference', 'id'])
        .execute();

      await database.schema
        .createTable('deliveries')
        .addColumn('reference', 'text', column => column.notNull().references('messages.reference'))
        .addColumn('channel', 'text', column => column.notNull())
        .addColumn('state', 'text', column => column.notNull())
        .addColumn('created_at', 'text', column => column.notNull())
        .addColumn('attempts', 'integer', column => column.notNull())
        .addColumn('next_try_at', 'text', column => column.notNull())
        .addColumn('sent_at', 'text')
        .addColumn('last_error', 'text', column => column.notNull())
        .addColumn('claim', 'text')
        .addColumn('claimed_until', 'text')
        .addPrimaryKeyConstraint('deliveries_once', ['reference', 'channel'])
        .execute();
      await database.schema
        .createIndex('deliveries_due')
        .on('deliveries')
        .columns(['state', 'next_try_at'])
        .execute();

      // The first version could not send mail: the team is told of its messages now.
      await sql`
        INSERT INTO deliveries
          (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
        SELECT reference, 'team-mail', 'pending', received_at, 0, received_at, NULL, '' FROM messages
      `.execute(database);
      await sql`
        INSERT INTO message_events (id, reference, at, kind, actor, note)
        SELECT received_at || '-' || reference, reference, received_at, 'received', 'site', '' FROM messages
      `.execute(database);

      await database.schema
        .createTable('acknowledged')
        .addColumn('address_digest', 'text', column => column.primaryKey())
        .addColumn('reference', 'text', column => column.notNull())
        .addColumn('at', 'text', column => column.notNull())
        .execute();
      await database.schema
        .createTable('secrets')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
      const rateLimits = database.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', column => column.primaryKey())
        .addColumn('points', 'integer', column => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint');
      // Counts may be lost in a crash; they must not wait for the disk.
      await (isPostgres(database) ? rateLimits.modifyFront(sql`UNLOGGED`) : rateLimits).execute();
    },
  },
  '0003-heartbeats': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('heartbeats')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('at', 'text', column => column.notNull())
        .execute();
    },
  },
  '0004-keys-without-expiry': {
    async up(database: Kysely<unknown>) {
      await database.schema.dropIndex('messages_key_expires_at').execute();
      await database.schema.alterTable('messages').dropColumn('key_expires_at').execute();
    },
  },
  '0005-reply-by': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('messages')
        .addColumn('reply_by', 'text', column => column.notNull().defaultTo(''))
        .execute();
      // Published versions promised 24 hours, always.
      const replyBy = isPostgres(database)
        ? sql`to_char(received_at::timestamptz AT TIME ZONE 'UTC' + interval '24 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : sql`strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+24 hours')`;
      await sql`UPDATE messages SET reply_by = ${replyBy}`.execute(database);
      // Reminders follow the promise: they are no longer named by hours.
      for (const [before, after] of [
        ['reminder-18', 'first-reminder'],
        ['reminder-23', 'last-reminder'],
      ])
        await sql`UPDATE deliveries SET channel = ${after} WHERE channel = ${before}`.execute(database);
    },
  },
  '0006-no-form-type': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('messages').dropColumn('form_type').execute();
    },
  },
  '0007-accepted-by': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('deliveries')
        .addColumn('accepted_by', 'text', column => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '0008-set-aside': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('messages').renameColumn('held_for', 'set_aside_for').execute();
      await sql`UPDATE message_events SET kind = 'set-aside' WHERE kind = 'held'`.execute(database);
      // No email ever told the team of these: the first list does.
      await sql`
        INSERT INTO deliveries
          (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
        SELECT reference, 'set-aside-list', 'pending', received_at, 0, received_at, NULL, '' FROM messages
        WHERE set_aside_for <> '' AND state = 'new'
      `.execute(database);
    },
  },
};
