import { expressionBuilder } from 'kysely';
import type { HistoryEvent, StoredMessage } from '../base/message.ts';
import { insertDeliveries } from '../outbox/delivery-changes.ts';
import type { Database } from '../storage/database.ts';
import type { MessageRow, Schema } from '../storage/schema.ts';
import { createMessageChanges } from './message-changes.ts';
import { hasText, type MessageFilter } from './message-filter.ts';
import { type NewMessage, recordEvent, toEvent, toMessage, toRow } from './message-rows.ts';

/** How many messages are read at once. */
const batchSize = 500;

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

  /** Reads messages in batches, because the database knows no `hasText`, and all of them may not fit into memory. */
  async function* read(filter: MessageFilter, limit = batchSize) {
    const size = filter.text === undefined ? Math.min(limit, batchSize) : batchSize;
    const query = rows.where(conditions(filter)).orderBy('received_at', 'desc').orderBy('reference');
    let batch = await query.limit(size).execute();
    while (batch.length > 0) {
      for (const message of batch.map(toMessage))
        if (filter.text === undefined || hasText(message, filter.text)) yield message;
      const last = batch.at(-1);
      if (!last || batch.length < size) return;
      batch = await query.where(isAfter(last)).limit(size).execute();
    }
  }

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

    /** Lists messages, the newest first; all of them without a limit. */
    async list(filter: MessageFilter = {}, limit = Number.POSITIVE_INFINITY): Promise<StoredMessage[]> {
      const found: StoredMessage[] = [];
      for await (const message of read(filter, limit)) {
        found.push(message);
        if (found.length >= limit) break;
      }
      return found;
    },

    async count(filter: MessageFilter): Promise<number> {
      if (filter.text === undefined) return total(counted.where(conditions(filter)));
      let matching = 0;
      for await (const _ of read(filter)) matching++;
      return matching;
    },

    countSetAside: () => total(counted.where(conditions({ setAside: true }))),

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

/** What the database checks of a filter: all but the text. */
function conditions({ state, setAside, since, before }: MessageFilter) {
  const { eb, and, not } = expressionBuilder<Schema, 'messages'>();
  // As `isSetAside` says.
  const isSetAside = and([eb('state', '=', 'new'), eb('set_aside_for', '!=', '')]);
  return and([
    ...(state === undefined ? [] : [eb('state', '=', state)]),
    ...(since ? [eb('received_at', '>=', since.toISOString())] : []),
    ...(before ? [eb('received_at', '<', before.toISOString())] : []),
    ...(setAside === undefined ? [] : [setAside ? isSetAside : not(isSetAside)]),
  ]);
}

/** Chooses what follows a message in a list, the newest first. */
function isAfter({ received_at, reference }: MessageRow) {
  const { eb, and, or } = expressionBuilder<Schema, 'messages'>();
  return or([
    eb('received_at', '<', received_at),
    and([eb('received_at', '=', received_at), eb('reference', '>', reference)]),
  ]);
}
