import { randomUUID } from 'node:crypto';
import { expressionBuilder, type UpdateObject } from 'kysely';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/postgres-dialect.ts';
import { type DeliveryRow, parseWord, type Schema } from '../storage/schema.ts';
import {
  type Channel,
  channels,
  type Delivery,
  type DeliveryFilter,
  type DeliveryOutcome,
  deliveryStates,
  type LeasedDelivery,
  setAsideList,
} from './deliveries.ts';
import { createHourlyTurns } from './hourly-turns.ts';

const { eb, and, or } = expressionBuilder<Schema, 'deliveries'>();

interface LeaseRequest {
  channels: readonly Channel[];
  now: Date;
  until: Date;
  limit: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The deliveries of all messages, stored with their message (`MessageStore.add`) and sent afterwards. */
export function createOutbox(database: Database) {
  return {
    ...createHourlyTurns(database),

    /**
     * Leases due deliveries of these channels, the longest due first, so that no other process attempts them
     * before `until`. A lease that was not settled by then (a crash) is free again: each delivery is
     * attempted at least once.
     */
    async lease(request: LeaseRequest): Promise<LeasedDelivery[]> {
      const { now, until } = request;
      const lease = randomUUID();
      const isDue = and([
        eb('state', '=', 'pending'),
        eb('channel', 'in', request.channels),
        eb('next_try_at', '<=', now.toISOString()),
        unleased(now),
      ]);
      // One statement leases all or nothing. A process that comes second gets none of these.
      const rows = await database
        .with(
          // Selected once: a query that locks must not run again during the update.
          name => name('due').materialized(),
          query =>
            query
              .selectFrom('deliveries')
              .select(['reference', 'channel'])
              .where(isDue)
              .orderBy('next_try_at')
              .limit(request.limit)
              // On PostgreSQL another process may just lease some. Two that wait for each other would be a deadlock.
              .$if(isPostgres(database), due => due.forUpdate().skipLocked()),
        )
        .updateTable('deliveries')
        .set({ lease, leased_until: until.toISOString(), attempts: eb('attempts', '+', 1) })
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('reference', 'channel'),
            'in',
            selectFrom('due').select(['reference', 'channel']).$asTuple('reference', 'channel'),
          ),
        )
        .returningAll()
        .execute();
      return rows.map(row => ({ ...toDelivery(row), lease }));
    },

    /**
     * Records the outcome of an attempt; a failed one without a next is dead. Returns `false` if the lease was
     * lost, or if the delivery was canceled and not sent.
     */
    async settle(
      delivery: LeasedDelivery,
      outcome: DeliveryOutcome,
      now: Date,
      nextTryAt?: Date,
    ): Promise<boolean> {
      const { reference, channel, lease } = delivery;
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({ lease: null, leased_until: null, ...toUpdate(delivery, outcome, now, nextTryAt) })
        .where('reference', '=', reference)
        .where('channel', '=', channel)
        .where('lease', '=', lease)
        // A failure is not recorded if the delivery was canceled meanwhile: it stays canceled.
        .$if(outcome.kind !== 'sent', leased => leased.where('state', '=', 'pending'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Records what else the list of this message has told of. Another process that has leased one sends nothing. */
    async settleOthers(reference: string, listed: readonly string[], now: Date): Promise<void> {
      await database
        .updateTable('deliveries')
        .set({ state: 'sent', sent_at: now.toISOString(), last_error: '', lease: null, leased_until: null })
        .where('channel', '=', setAsideList)
        .where('reference', 'in', listed)
        .where('reference', '!=', reference)
        .where('state', '=', 'pending')
        .execute();
    },

    /**
     * Makes dead deliveries and those that wait for a retry due now, with all attempts ahead of them; returns
     * how many. One that was never attempted, such as a reminder, keeps its time; a running attempt goes on.
     */
    async retry(filter: DeliveryFilter, now: Date): Promise<number> {
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({
          state: 'pending',
          attempts: 0,
          next_try_at: now.toISOString(),
          lease: null,
          leased_until: null,
        })
        .where(and(filter))
        .where(
          or([
            eb('state', '=', 'dead'),
            and([eb('state', '=', 'pending'), eb('attempts', '>', 0), unleased(now)]),
          ]),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async find(filter: DeliveryFilter = {}): Promise<Delivery[]> {
      const rows = await database
        .selectFrom('deliveries')
        .selectAll()
        .where(and(filter))
        .orderBy('created_at')
        .orderBy('reference')
        .orderBy('channel')
        .execute();
      return rows.map(toDelivery);
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
        .where('state', 'in', ['pending', 'dead'])
        .groupBy(['channel', 'state'])
        .execute();
      return rows.map(({ channel, state, count, oldest }) => ({
        channel: parseWord(channels, channel),
        state: parseWord(deliveryStates, state),
        count: Number(count),
        oldest: new Date(oldest),
      }));
    },
  };
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    reference: row.reference,
    channel: parseWord(channels, row.channel),
    state: parseWord(deliveryStates, row.state),
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    nextTryAt: new Date(row.next_try_at),
    sentAt: row.sent_at === null ? undefined : new Date(row.sent_at),
    lastError: row.last_error,
    acceptedBy: row.accepted_by.split('\n').filter(Boolean),
  };
}

function toUpdate(
  { attempts, acceptedBy }: LeasedDelivery,
  outcome: DeliveryOutcome,
  now: Date,
  nextTryAt: Date | undefined,
): UpdateObject<Schema, 'deliveries'> {
  if (outcome.kind === 'sent') return { state: 'sent', sent_at: now.toISOString(), last_error: '' };
  const retry = nextTryAt && { next_try_at: nextTryAt.toISOString() };
  if (outcome.kind === 'postponed') return { attempts: attempts - 1, ...retry };
  const { error: last_error } = outcome;
  if (outcome.kind === 'canceled') return { last_error, state: 'canceled' };
  const accepted_by = [...acceptedBy, ...(outcome.acceptedBy ?? [])].join('\n');
  return { last_error, accepted_by, ...(retry ?? { state: 'dead' }) };
}

function unleased(now: Date) {
  return or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]);
}
