import type { ExpressionBuilder } from 'kysely';
import type { HistoryEvent, StoredMessage } from '../base/message.ts';
import { insertDeliveries } from '../outbox/delivery-changes.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { createMessageChanges } from './message-changes.ts';
import { hasText, type MessageFilter } from './message-filter.ts';
import { type NewMessage, recordEvent, toEvent, toMessage, toRow } from './message-rows.ts';

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Stores messages in a database, with a history of their changes. */
export function createMessageStore(database: Database) {
  const rows = database.selectFrom('messages').selectAll();
  const findBy = (column: 'key_hash' | 'reference') => async (value: string) => {
    const row = await rows.where(column, '=', value).executeTakeFirst();
    return row && toMessage(row);
  };
  const counted = database.selectFrom('messages').select(({ fn }) => fn.countAll().as('total'));
  const total = async (query: typeof counted) => Number((await query.executeTakeFirstOrThrow()).total);

  return {
    ...createMessageChanges(database),

    /**
     * Stores a message with its deliveries, and returns it; or returns the one that was stored with the same key.
     * Returns only when they would survive a power cut. An abort before the transaction begins stores nothing. A
     * later one ends nothing: the message is stored and delivered, although its visitor was told that it failed.
     */
    add: (message: NewMessage, signal?: AbortSignal): Promise<StoredMessage> =>
      database.transaction().execute(async transaction => {
        // The check is inside the transaction, because the time may run out before a connection is free.
        signal?.throwIfAborted();
        const row = await transaction
          .insertInto('messages')
          .values(toRow(message))
          // Changes nothing, but lets the database return the first message.
          .onConflict(conflict =>
            conflict.column('key_hash').doUpdateSet(({ ref }) => ({ key_hash: ref('excluded.key_hash') })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        const { reference, receivedAt: at, setAsideFor, deliveries } = message;
        if (row.reference === reference) {
          await recordEvent(transaction, [reference], { at, kind: 'received', by: 'site' });
          const note = setAsideFor.join(', ');
          if (note) await recordEvent(transaction, [reference], { at, kind: 'set-aside', by: 'site', note });
          await insertDeliveries(transaction, reference, deliveries, at);
        }
        return toMessage(row);
      }),

    findByKey: findBy('key_hash'),

    findByReference: findBy('reference'),

    /** Lists messages, the newest first. No database knows `hasText`: a text is sought in all of them. */
    async list(filter: MessageFilter = {}, limit = Number.MAX_SAFE_INTEGER): Promise<StoredMessage[]> {
      const { state, setAside, since, before, text } = filter;
      let query = rows.orderBy('received_at', 'desc').orderBy('reference');
      if (state) query = query.where('state', '=', state);
      if (setAside !== undefined)
        query = query.where(eb => (setAside ? isSetAside(eb) : eb.not(isSetAside(eb))));
      if (since) query = query.where('received_at', '>=', since.toISOString());
      if (before) query = query.where('received_at', '<', before.toISOString());
      if (text === undefined) return (await query.limit(limit).execute()).map(toMessage);
      const messages = (await query.execute()).map(toMessage);
      return messages.filter(message => hasText(message, text)).slice(0, limit);
    },

    countSetAside: () => total(counted.where(isSetAside)),

    /** Counts messages with this text received at that moment or later. */
    countText: (textDigest: string, since: Date) =>
      total(counted.where('text_digest', '=', textDigest).where('received_at', '>=', since.toISOString())),

    /** Forgets the keys of messages received at that time or earlier: the same call would be stored again. */
    async forgetKeys(receivedUntil: Date): Promise<void> {
      await database
        .updateTable('messages')
        .set({ key_hash: null })
        .where('key_hash', 'is not', null)
        .where('received_at', '<=', receivedUntil.toISOString())
        .execute();
    },

    async history(reference: string): Promise<HistoryEvent[]> {
      const events = database.selectFrom('message_events').selectAll().where('reference', '=', reference);
      return (await events.orderBy('id').execute()).map(toEvent);
    },
  };
}

/** As `isSetAside` of `base/message.ts` says. */
function isSetAside({ eb, and }: ExpressionBuilder<Schema, 'messages'>) {
  return and([eb('state', '=', 'new'), eb('set_aside_for', '!=', '')]);
}
