import type { MessageState } from '../base/message.ts';
import type { Database } from '../storage/database.ts';
import type { DeliveryRow } from '../storage/schema.ts';
import { type DueDelivery, unwantedChannels } from './deliveries.ts';

// What a change of a message does to its deliveries, in the transaction of that change.

/** Adds new deliveries of a message, which are pending and never attempted. */
export async function insertDeliveries(
  database: Database,
  reference: string,
  deliveries: readonly DueDelivery[],
  createdAt: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows: DeliveryRow[] = deliveries.map(({ channel, due }) => ({
    reference,
    channel,
    state: 'pending',
    created_at: createdAt.toISOString(),
    attempts: 0,
    next_try_at: due.toISOString(),
    sent_at: null,
    last_error: '',
    accepted_by: '',
    lease: null,
    leased_until: null,
  }));
  await database.insertInto('deliveries').values(rows).execute();
}

/**
 * Cancels the deliveries that messages in this state no longer want: pending ones, and dead ones, which a retry
 * would send. A running attempt keeps its lease: its outcome is still recorded, and no second attempt runs at the
 * same time. Their errors are forgotten: one that stays says that the sender canceled the delivery.
 */
export async function cancelUnwanted(
  database: Database,
  references: readonly string[],
  state: MessageState,
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ state: 'canceled', last_error: '' })
    .where('reference', 'in', references)
    .where('channel', 'in', unwantedChannels[state])
    .where('state', 'in', ['pending', 'dead'])
    .execute();
}

/** Cancels deliveries of erased messages, and removes their errors: earlier versions stored servers' replies in them. */
export async function eraseDeliveries(database: Database, references: readonly string[]): Promise<void> {
  await cancelUnwanted(database, references, 'erased');
  await database
    .updateTable('deliveries')
    .set({ last_error: '' })
    .where('reference', 'in', references)
    .execute();
}

/**
 * Restores canceled deliveries, except an acknowledgement that its sender canceled: it was refused for another reason
 * than a mark. The senders of others cancel them again if their reason still holds.
 */
export async function restoreCanceled(database: Database, reference: string): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ state: 'pending' })
    .where('reference', '=', reference)
    .where('state', '=', 'canceled')
    .where(({ or, eb }) => or([eb('channel', '!=', 'acknowledgement'), eb('last_error', '=', '')]))
    .execute();
}
