import { type SelectQueryBuilder, sql, type UpdateObject } from 'kysely';
import type { MessageEvent } from '../message.ts';
import { cancelDeliveries, insertDeliveries, restoreCanceled } from '../outbox/delivery-rows.ts';
import { channels, isReminder } from '../outbox/outbox.ts';
import type { Database } from '../storage/database.ts';
import { readHeartbeat, recordHeartbeat } from '../storage/installation.ts';
import type { Schema } from '../storage/schema.ts';
import { eraseLongPast, eraseOne, overwriteLog } from './erase.ts';
import { eventRow, fromRow, insertEvents, readHistory, receiptFromRow, toRow } from './message-rows.ts';
import type { ChangeResult, MessageFilter, MessageStore, NewMessage } from './message-store.ts';

/** Stores messages in a database. Every transaction begins with a write, so that SQLite never upgrades a read lock. */
export function databaseMessageStore(database: Database): MessageStore {
  const rows = database.selectFrom('messages').selectAll();
  const transact = <T>(work: (transaction: Database) => Promise<T>) => database.transaction().execute(work);

  /** Changes a message that is not erased, records the event and does what follows from it. */
  const update = (
    reference: string,
    event: Parameters<typeof eventRow>[1],
    { set, where, afterwards }: MessageUpdate,
  ): Promise<ChangeResult> =>
    transact(async transaction => {
      const [changed] = await transaction
        .updateTable('messages')
        .set(set)
        .where('reference', '=', reference)
        .where('state', '!=', 'erased')
        .where(({ and, eb }) => and(where.map(condition => eb(...condition))))
        .returning('reference')
        .execute();
      if (!changed) return whyUnchanged(transaction, reference);
      await insertEvents(transaction, [eventRow(reference, event)]);
      await afterwards?.(transaction);
      return 'changed';
    });

  return {
    add: (entry, signal) =>
      transact(async transaction => {
        // Here and not before: waiting for a connection may take longer than the visitor waits.
        signal?.throwIfAborted();
        const { message, deliveries, keyHash = null } = entry;
        const inserted = await transaction
          .insertInto('messages')
          .values(toRow(entry))
          .onConflict(conflict => conflict.column('key_hash').doNothing())
          .returning('reference')
          .executeTakeFirst();
        if (!inserted) {
          const known = await transaction
            .selectFrom('messages')
            .select(['reference', 'received_at', 'reply_by'])
            .where('key_hash', '=', keyHash)
            .executeTakeFirstOrThrow();
          return { kind: 'repeated', message: receiptFromRow(known) };
        }
        await insertEvents(transaction, firstEvents(message));
        await insertDeliveries(transaction, message.reference, deliveries, message.receivedAt);
        return { kind: 'stored' };
      }),
    async findByKey(keyHash) {
      const row = await rows.where('key_hash', '=', keyHash).executeTakeFirst();
      return row && fromRow(row);
    },
    async findByReference(reference) {
      const row = await rows.where('reference', '=', reference).executeTakeFirst();
      return row && fromRow(row);
    },
    async list(filter = {}, { limit, offset = 0, after } = {}) {
      let query = filtered(rows, filter).orderBy('received_at', 'desc').orderBy('reference');
      if (after) {
        const at = after.receivedAt.toISOString();
        query = query
          .where('received_at', '<=', at)
          .where(({ eb, or }) => or([eb('received_at', '<', at), eb('reference', '>', after.reference)]));
      }
      // SQLite accepts an offset only after a limit.
      if (limit !== undefined || offset > 0)
        query = query.limit(limit ?? Number.MAX_SAFE_INTEGER).offset(offset);
      return (await query.execute()).map(fromRow);
    },
    async count(filter = {}) {
      const all = database.selectFrom('messages').select(({ fn }) => fn.countAll().as('total'));
      const { total } = await filtered(all, filter).executeTakeFirstOrThrow();
      return Number(total);
    },
    async countText(textDigest, since) {
      const { total } = await database
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll().as('total'))
        .where('text_digest', '=', textDigest)
        // As an expression, so that the index of times is not used: a day may hold very many messages.
        .where(sql`received_at || ''`, '>=', since.toISOString())
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    change: (reference, state, by, at, onlyFrom) =>
      update(
        reference,
        { at, kind: state === 'new' ? 'reopened' : state, by },
        {
          set: { state },
          where: [['state', '!=', state], ...(onlyFrom ? [['state', '=', onlyFrom] as const] : [])],
          async afterwards(transaction) {
            if (state === 'answered')
              await cancelDeliveries(transaction, [reference], channels.filter(isReminder));
            else if (state === 'spam') await cancelDeliveries(transaction, [reference]);
            else await restoreCanceled(transaction, reference, at);
          },
        },
      ),
    note: (reference, text, at) =>
      update(
        reference,
        { at, kind: 'note', by: 'operator', note: text },
        // Sets nothing new: locks the row, so that a message that is just being erased gets no note.
        { set: { state: sql<string>`state` }, where: [] },
      ),
    release: (reference, deliveries, at) =>
      update(
        reference,
        { at, kind: 'released', by: 'operator' },
        {
          set: { state: 'new', held_for: '' },
          where: [['held_for', '!=', '']],
          afterwards: transaction => insertDeliveries(transaction, reference, deliveries, at),
        },
      ),
    async erase(reference, by, at) {
      const result = await transact(async transaction =>
        (await eraseOne(transaction, reference, by, at)) ? 'changed' : whyUnchanged(transaction, reference),
      );
      if (result === 'changed') await overwriteLog(database);
      return result;
    },
    async eraseBefore(moment, by, at, stop) {
      let total = 0;
      while (!stop?.aborted) {
        const erased = await transact(transaction => eraseLongPast(transaction, moment, by, at));
        if (erased === 0) break;
        total += erased;
      }
      // Even if nothing was erased: a backup may have prevented it the last time.
      await overwriteLog(database);
      // Even if the last time is later: a clock that was ahead once must not count for years.
      await recordHeartbeat(database, 'retention', at);
      return total;
    },
    lastErasure: () => readHeartbeat(database, 'retention'),
    async forgetKeys(receivedUntil) {
      await database
        .updateTable('messages')
        .set({ key_hash: null })
        .where('key_hash', 'is not', null)
        .where('received_at', '<=', receivedUntil.toISOString())
        .execute();
    },
    async answerTimes(since) {
      const found = await database
        .selectFrom('messages')
        .select(({ selectFrom }) => [
          'reply_by',
          selectFrom('message_events')
            .select(({ fn }) => fn.min('at').as('first'))
            .whereRef('message_events.reference', '=', 'messages.reference')
            .where('kind', '=', 'answered')
            .as('answered_at'),
        ])
        .where('received_at', '>=', since.toISOString())
        .where('state', 'in', ['new', 'answered'])
        .where('held_for', '=', '')
        .execute();
      return found.map(row => ({
        replyBy: new Date(row.reply_by),
        answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
      }));
    },
    history: reference => readHistory(database, reference),
  };
}

/** Sets columns of a message if all conditions hold; `afterwards` runs in the same transaction. */
interface MessageUpdate {
  set: UpdateObject<Schema, 'messages'>;
  where: readonly (readonly ['state' | 'held_for', '=' | '!=', string])[];
  afterwards?(transaction: Database): Promise<void>;
}

function firstEvents({ reference, receivedAt: at, heldFor }: NewMessage['message']) {
  const received: Omit<MessageEvent, 'note'> = { at, kind: 'received', by: 'site' };
  if (heldFor.length === 0) return [eventRow(reference, received)];
  return [
    eventRow(reference, received),
    eventRow(reference, { at, kind: 'held', by: 'site', note: heldFor.join(', ') }),
  ];
}

async function whyUnchanged(database: Database, reference: string): Promise<ChangeResult> {
  const row = await database
    .selectFrom('messages')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.state === 'erased' ? 'erased' : 'unchanged';
}

function filtered<Selected>(
  query: SelectQueryBuilder<Schema, 'messages', Selected>,
  { state, held, since, before, text }: MessageFilter,
): SelectQueryBuilder<Schema, 'messages', Selected> {
  let found = query;
  if (state !== undefined) found = found.where('state', '=', state);
  if (held !== undefined) found = found.where('held_for', held ? '!=' : '=', '');
  if (since) found = found.where('received_at', '>=', since.toISOString());
  if (before) found = found.where('received_at', '<', before.toISOString());
  if (text) {
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where(
      sql<boolean>`lower(name || ' ' || phone || ' ' || email || ' ' || organization || ' ' || message)
        LIKE ${pattern} ESCAPE '\\'`,
    );
  }
  return found;
}
