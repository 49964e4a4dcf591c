import type { AddResult, IdempotencyKey, MessageStore, StoredMessage } from '../contact/message-store.ts';
import type { Database } from './database.ts';
import type { MessageRow } from './schema.ts';

/** Keeps messages in a database. Each method is one or two short statements, so that none holds a lock for long. */
export function databaseMessageStore(database: Database): MessageStore {
  const rows = database.selectFrom('messages').selectAll();
  return {
    async add(message, key) {
      if (key) await releaseExpiredKeys(database, message.receivedAt);
      const [added] = await database
        .insertInto('messages')
        .values(toRow(message, key))
        .onConflict(conflict => conflict.doNothing())
        .returning('reference')
        .execute();
      if (added) return 'added';
      return conflictOf(database, message.reference);
    },
    async findByKey(hash, now) {
      const row = await rows
        .where('key_hash', '=', hash)
        .where('key_expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row && fromRow(row);
    },
    async findByReference(reference) {
      const row = await rows.where('reference', '=', reference).executeTakeFirst();
      return row && fromRow(row);
    },
    async list(limit) {
      const newestFirst = rows.orderBy('received_at', 'desc').orderBy('reference');
      const found = await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute();
      return found.map(fromRow);
    },
    async count() {
      const { total } = await database
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async delete(reference) {
      const { numDeletedRows } = await database
        .deleteFrom('messages')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async deleteBefore(moment) {
      const { numDeletedRows } = await database
        .deleteFrom('messages')
        .where('received_at', '<', moment.toISOString())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

async function releaseExpiredKeys(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('messages')
    .set({ key_hash: null, key_expires_at: null })
    .where('key_expires_at', '<=', now.toISOString())
    .execute();
}

async function conflictOf(database: Database, reference: string): Promise<AddResult> {
  const taken = await database
    .selectFrom('messages')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return taken ? 'reference-taken' : 'key-taken';
}

function toRow(message: StoredMessage, key: IdempotencyKey | undefined): MessageRow {
  return {
    reference: message.reference,
    received_at: message.receivedAt.toISOString(),
    language: message.language,
    form_type: message.formType,
    name: message.name,
    phone: message.phone,
    email: message.email,
    organization: message.organization,
    message: message.message,
    key_hash: key?.hash ?? null,
    key_expires_at: key?.expiresAt.toISOString() ?? null,
  };
}

function fromRow(row: MessageRow): StoredMessage {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    language: row.language,
    formType: 'contact',
    name: row.name,
    phone: row.phone,
    email: row.email,
    organization: row.organization,
    message: row.message,
  };
}
