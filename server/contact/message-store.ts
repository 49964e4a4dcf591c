import { type HistoryEvent, isSetAside, type StoredMessage } from '../base/message.ts';
import { insertDeliveries } from '../outbox/delivery-changes.ts';
import type { Database } from '../storage/database.ts';
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
     * Stores a message with its deliveries, or returns the one that is stored with the same key. Returns only when
     * they would survive a power cut. An abort before the transaction begins stores nothing. A later one ends
     * nothing: the message is stored and delivered, although its visitor was told that it failed.
     */
    add: (message: NewMessage, signal?: AbortSignal): Promise<StoredMessage | undefined> =>
      database.transaction().execute(async transaction => {
        // The check is inside the transaction, because the time may run out before a connection is free.
        signal?.throwIfAborted();
        const inserted = await transaction
          .insertInto('messages')
          .values(toRow(message))
          .onConflict(conflict => conflict.column('key_hash').doNothing())
          .returning('reference')
          .executeTakeFirst();
        if (!inserted) {
          const known = transaction.selectFrom('messages').selectAll();
          return toMessage(
            await known.where('key_hash', '=', message.keyHash ?? null).executeTakeFirstOrThrow(),
          );
        }
        const { reference, receivedAt: at, deliveries } = message;
        await recordEvent(transaction, [message], { at, kind: 'received', by: 'site' });
        const note = message.setAsideFor.join(', ');
        if (note) await recordEvent(transaction, [message], { at, kind: 'set-aside', by: 'site', note });
        await insertDeliveries(transaction, reference, deliveries, at);
        return undefined;
      }),

    findByKey: findBy('key_hash'),

    findByReference: findBy('reference'),

    /** Lists messages, the newest first. */
    async list({ state, since, before, setAside, text }: MessageFilter = {}): Promise<StoredMessage[]> {
      let query = rows.orderBy('received_at', 'desc').orderBy('reference');
      if (state !== undefined) query = query.where('state', '=', state);
      if (since) query = query.where('received_at', '>=', since.toISOString());
      if (before) query = query.where('received_at', '<', before.toISOString());
      const found = (await query.execute()).map(toMessage);
      const wanted = found.filter(message => setAside === undefined || isSetAside(message) === setAside);
      return text === undefined ? wanted : wanted.filter(message => hasText(message, text));
    },

    countSetAside: () => total(counted.where('state', '=', 'new').where('set_aside_for', '!=', '')),

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
