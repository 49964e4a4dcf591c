import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every change of the tables, in order. Only append: a published migration has run on databases that hold messages.
 * A migration never imports the schema, which goes on changing.
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
};
