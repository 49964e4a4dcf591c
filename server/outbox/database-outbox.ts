import { randomUUID } from 'node:crypto';
import { expressionBuilder } from 'kysely';
import { oneOf } from '../contact/message-row.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/is-postgres.ts';
import type { DeliveryRow, Schema } from '../storage/schema.ts';
import { deliveryRows } from './delivery-rows.ts';
import type { Delivery, DeliveryFilter, Outbox } from './outbox.ts';
import { channels, deliveryStates } from './outbox.ts';

/** An address gets one acknowledgement in this time, in milliseconds. */
const acknowledgementSpan = 60 * 60 * 1000;

/** Keeps the outbox in the same database as the messages. */
export function databaseOutbox(database: Database): Outbox {
  const forgetAcknowledgements = async (now: Date) => {
    const anHourAgo = new Date(now.getTime() - acknowledgementSpan).toISOString();
    await database.deleteFrom('acknowledged').where('at', '<=', anHourAgo).execute();
  };

  return {
    forgetAcknowledgements,
    async claim({ channels, now, until, limit }) {
      if (channels.length === 0) return [];
      const claim = randomUUID();
      const rows = await database
        .with(
          // Materialized: chosen once. Otherwise PostgreSQL may choose again while it updates, and take more.
          name => name('due').materialized(),
          creator => {
            const due = creator
              .selectFrom('deliveries')
              .select(['reference', 'channel'])
              .where('state', '=', 'pending')
              .where('channel', 'in', channels)
              .where('next_try_at', '<=', now.toISOString())
              .where(unclaimed(now))
              .orderBy('next_try_at')
              .limit(limit);
            // SQLite has one writer at a time and does not know the words.
            return isPostgres(database) ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('deliveries')
        .set(({ eb }) => ({
          claim,
          claimed_until: until.toISOString(),
          attempts: eb('attempts', '+', 1),
        }))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('due')
              .select('due.reference')
              .whereRef('due.reference', '=', 'deliveries.reference')
              .whereRef('due.channel', '=', 'deliveries.channel'),
          ),
        )
        .returningAll()
        .execute();
      return rows
        .toSorted((a, b) => a.next_try_at.localeCompare(b.next_try_at))
        .map(row => ({ ...fromRow(row), claim }));
    },

    async settle({ reference, channel, claim }, attempt, now) {
      const free = { claim: null, claimed_until: null };
      const outcome = {
        sent: () => ({ state: 'sent', sent_at: now.toISOString(), last_error: '' }),
        canceled: (error: string) => ({ state: 'canceled', last_error: error }),
        failed: (error: string, nextTryAt: Date | undefined) => ({
          last_error: error,
          ...(nextTryAt ? { next_try_at: nextTryAt.toISOString() } : { state: 'dead' }),
        }),
      };
      const change =
        attempt.kind === 'sent'
          ? outcome.sent()
          : attempt.kind === 'canceled'
            ? outcome.canceled(attempt.error)
            : outcome.failed(attempt.error, attempt.nextTryAt);
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({ ...free, ...change })
        .where('reference', '=', reference)
        .where('channel', '=', channel)
        .where('claim', '=', claim)
        // What was canceled meanwhile stays so when it failed: erased, it must not get the server's words again.
        .$if(attempt.kind !== 'sent', claimed => claimed.where('state', '=', 'pending'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async add(reference, delivery, now) {
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('deliveries')
        .values(deliveryRows(reference, [delivery], now))
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async retry(filter, now) {
      let again = database
        .updateTable('deliveries')
        .set({
          state: 'pending',
          attempts: 0,
          next_try_at: now.toISOString(),
          claim: null,
          claimed_until: null,
        })
        .where(({ or, and, eb }) =>
          or([
            eb('state', '=', 'dead'),
            and([eb('state', '=', 'pending'), eb('attempts', '>', 0), unclaimed(now)]),
          ]),
        );
      if (filter.reference !== undefined) again = again.where('reference', '=', filter.reference);
      if (filter.channel !== undefined) again = again.where('channel', '=', filter.channel);
      if (filter.state !== undefined) again = again.where('state', '=', filter.state);
      const { numUpdatedRows } = await again.executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async list(filter: DeliveryFilter = {}) {
      let rows = database.selectFrom('deliveries').selectAll();
      if (filter.reference !== undefined) rows = rows.where('reference', '=', filter.reference);
      if (filter.channel !== undefined) rows = rows.where('channel', '=', filter.channel);
      if (filter.state !== undefined) rows = rows.where('state', '=', filter.state);
      const found = await rows.orderBy('created_at').orderBy('reference').orderBy('channel').execute();
      return found.map(fromRow);
    },

    async counts() {
      const rows = await database
        .selectFrom('deliveries')
        .select(({ fn }) => [
          'channel',
          'state',
          fn.countAll().as('count'),
          fn.min('created_at').as('oldest'),
        ])
        .groupBy(['channel', 'state'])
        .orderBy('channel')
        .orderBy('state')
        .execute();
      return rows.map(({ channel, state, count, oldest }) => ({
        channel: oneOf(channels, channel),
        state: oneOf(deliveryStates, state),
        count: Number(count),
        oldest: new Date(oldest),
      }));
    },

    async nextDue(channels) {
      if (channels.length === 0) return undefined;
      const row = await database
        .selectFrom('deliveries')
        .select('next_try_at')
        .where('state', '=', 'pending')
        .where('channel', 'in', channels)
        .where('claim', 'is', null)
        .orderBy('next_try_at')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.next_try_at);
    },

    async mayAcknowledge(addressDigest, reference, now) {
      await forgetAcknowledgements(now);
      const [allowed] = await database
        .insertInto('acknowledged')
        .values({ address_digest: addressDigest, reference, at: now.toISOString() })
        .onConflict(conflict =>
          conflict
            .column('address_digest')
            .doUpdateSet({ at: now.toISOString() })
            .where('acknowledged.reference', '=', reference),
        )
        .returning('address_digest')
        .execute();
      return allowed !== undefined;
    },
  };
}

/** Nobody tries it at this moment, or whoever did is gone. */
function unclaimed(now: Date) {
  const { eb, or } = expressionBuilder<Schema, 'deliveries'>();
  return or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]);
}

function fromRow(row: DeliveryRow): Delivery {
  return {
    reference: row.reference,
    channel: oneOf(channels, row.channel),
    state: oneOf(deliveryStates, row.state),
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    nextTryAt: new Date(row.next_try_at),
    sentAt: row.sent_at === null ? undefined : new Date(row.sent_at),
    lastError: row.last_error,
  };
}
