import { randomUUID } from 'node:crypto';
import { expressionBuilder, type UpdateObject } from 'kysely';
import { hour } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/postgres.ts';
import { oneOf, type Schema } from '../storage/schema.ts';
import { fromRow } from './delivery-rows.ts';
import { type Attempt, channels, type DeliveryFilter, deliveryStates, type Outbox } from './outbox.ts';

/** An address gets one acknowledgement in this time. */
const acknowledgementPeriodMs = hour;

/** Keeps the outbox in the same database as the messages. */
export function databaseOutbox(database: Database): Outbox {
  const forgetAcknowledgements = async (now: Date) => {
    const anHourAgo = new Date(now.getTime() - acknowledgementPeriodMs).toISOString();
    await database.deleteFrom('acknowledged').where('at', '<=', anHourAgo).execute();
  };

  return {
    forgetAcknowledgements,
    async claim({ channels, now, until, limit }) {
      if (channels.length === 0) return [];
      const claim = randomUUID();
      const rows = await database
        .with(
          // Materialized, because PostgreSQL may otherwise select again during the update and claim more.
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
            // SQLite has a single writer and no SKIP LOCKED.
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
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({ claim: null, claimed_until: null, ...changesOf(attempt, now) })
        .where('reference', '=', reference)
        .where('channel', '=', channel)
        .where('claim', '=', claim)
        // If canceled meanwhile, a failure is not recorded: an erased message must not get the server's reply back.
        .$if(attempt.kind !== 'sent', claimed => claimed.where('state', '=', 'pending'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async retry(filter, now) {
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({
          state: 'pending',
          attempts: 0,
          next_try_at: now.toISOString(),
          claim: null,
          claimed_until: null,
        })
        .where(matching(filter))
        .where(({ or, and, eb }) =>
          or([
            eb('state', '=', 'dead'),
            and([eb('state', '=', 'pending'), eb('attempts', '>', 0), unclaimed(now)]),
          ]),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async list(filter = {}) {
      const rows = await database
        .selectFrom('deliveries')
        .selectAll()
        .where(matching(filter))
        .orderBy('created_at')
        .orderBy('reference')
        .orderBy('channel')
        .execute();
      return rows.map(fromRow);
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

function changesOf(attempt: Attempt, now: Date): UpdateObject<Schema, 'deliveries'> {
  switch (attempt.kind) {
    case 'sent':
      return { state: 'sent', sent_at: now.toISOString(), last_error: '' };
    case 'canceled':
      return { state: 'canceled', last_error: attempt.error };
    case 'failed':
      return attempt.nextTryAt
        ? { last_error: attempt.error, next_try_at: attempt.nextTryAt.toISOString() }
        : { last_error: attempt.error, state: 'dead' };
  }
}

function matching({ reference, channel, state }: DeliveryFilter) {
  const given = Object.entries({ reference, channel, state }).filter(([, value]) => value !== undefined);
  return expressionBuilder<Schema, 'deliveries'>().and(Object.fromEntries(given));
}

/** Not claimed, or the claim has expired. */
function unclaimed(now: Date) {
  const { eb, or } = expressionBuilder<Schema, 'deliveries'>();
  return or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]);
}
