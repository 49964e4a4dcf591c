import { type SelectQueryBuilder, sql } from 'kysely';
import { bringBack, cancelAll, cancelReminders, deliveryRows } from '../outbox/delivery-rows.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { groupedAdd } from './add-messages.ts';
import { eraseLongPast, eraseOne, overwriteLog } from './erase.ts';
import { groupedFindByKey } from './find-by-key.ts';
import { eventRow, readHistory } from './message-events.ts';
import { fromRow } from './message-row.ts';
import type { ChangeResult, MessageFilter, MessageStore } from './message-store.ts';

/** Keeps messages in a database. Writes that belong together are one transaction, which begins with a write. */
export function databaseMessageStore(database: Database): MessageStore {
  const rows = database.selectFrom('messages').selectAll();
  const transact = <T>(work: (inside: Database) => Promise<T>) => database.transaction().execute(work);

  return {
    add: groupedAdd(database),
    findByKey: groupedFindByKey(database),
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
      // SQLite takes an offset only behind a limit.
      if (limit !== undefined || offset > 0)
        query = query.limit(limit ?? Number.MAX_SAFE_INTEGER).offset(offset);
      return (await query.execute()).map(fromRow);
    },
    async count(filter = {}) {
      const all = database.selectFrom('messages').select(({ fn }) => fn.countAll().as('total'));
      const { total } = await filtered(all, filter).executeTakeFirstOrThrow();
      return Number(total);
    },
    change: (reference, state, by, at) =>
      transact(async inside => {
        const [changed] = await inside
          .updateTable('messages')
          .set({ state })
          .where('reference', '=', reference)
          .where('state', 'not in', [state, 'erased'])
          .returning('reference')
          .execute();
        if (!changed) return unchanged(inside, reference);
        const kind = state === 'new' ? 'reopened' : state;
        await inside.insertInto('message_events').values(eventRow(reference, { at, kind, by })).execute();
        if (state === 'answered') await cancelReminders(inside, reference);
        else if (state === 'spam') await cancelAll(inside, [reference]);
        else await bringBack(inside, reference, at);
        return 'changed';
      }),
    note: (reference, text, at) =>
      transact(async inside => {
        const [found] = await inside
          .updateTable('messages')
          .set(({ ref }) => ({ state: ref('state') }))
          .where('reference', '=', reference)
          .where('state', '!=', 'erased')
          .returning('reference')
          .execute();
        if (!found) return unchanged(inside, reference);
        await inside
          .insertInto('message_events')
          .values(eventRow(reference, { at, kind: 'note', by: 'operator', note: text }))
          .execute();
        return 'changed';
      }),
    release: (reference, deliveries, at) =>
      transact(async inside => {
        const [released] = await inside
          .updateTable('messages')
          .set({ state: 'new', held_for: '' })
          .where('reference', '=', reference)
          .where('held_for', '!=', '')
          .where('state', '!=', 'erased')
          .returning('reference')
          .execute();
        if (!released) return unchanged(inside, reference);
        await inside
          .insertInto('message_events')
          .values(eventRow(reference, { at, kind: 'released', by: 'operator' }))
          .execute();
        const rows = deliveryRows(reference, deliveries, at);
        if (rows.length > 0)
          await inside
            .insertInto('deliveries')
            .values(rows)
            .onConflict(conflict => conflict.doNothing())
            .execute();
        return 'changed';
      }),
    async erase(reference, by, at) {
      const result = await transact(async inside =>
        (await eraseOne(inside, reference, by, at)) ? 'changed' : unchanged(inside, reference),
      );
      if (result === 'changed') await overwriteLog(database);
      return result;
    },
    async eraseBefore(moment, by, at, end) {
      let total = 0;
      for (let some = -1; some !== 0 && !end?.aborted; total += some)
        some = await transact(inside => eraseLongPast(inside, moment, by, at));
      // Also when nothing was: the last time may have had to leave it.
      await overwriteLog(database);
      return total;
    },
    async forgetKeys(now) {
      await database
        .updateTable('messages')
        .set({ key_hash: null, key_expires_at: null })
        .where('key_expires_at', '<=', now.toISOString())
        .execute();
    },
    async answerTimes(since) {
      const found = await database
        .selectFrom('messages')
        .select(({ selectFrom }) => [
          'received_at',
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
        receivedAt: new Date(row.received_at),
        answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
      }));
    },
    history: reference => readHistory(database, reference),
  };
}

/** Why a change did not change anything. */
async function unchanged(database: Database, reference: string): Promise<ChangeResult> {
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
