import type { Database } from '../storage/database.ts';
import type { DeliveryRow } from '../storage/schema.ts';
import { type Channel, channels, type DueDelivery, isReminder } from './outbox.ts';

/** Deliveries of a message as they are written down: waiting, never tried. */
export function deliveryRows(
  reference: string,
  deliveries: readonly DueDelivery[],
  createdAt: Date,
): DeliveryRow[] {
  return deliveries.map(({ channel, due }) => ({
    reference,
    channel,
    state: 'pending',
    created_at: createdAt.toISOString(),
    attempts: 0,
    next_try_at: due.toISOString(),
    sent_at: null,
    last_error: '',
    claim: null,
    claimed_until: null,
  }));
}

/** Nobody needs to be reminded of what was answered. */
export async function cancelReminders(database: Database, reference: string): Promise<void> {
  await cancel(database, [reference], channels.filter(isReminder));
}

/** What has not gone out does not go out any more. */
export async function cancelAll(database: Database, references: readonly string[]): Promise<void> {
  await cancel(database, references, channels);
}

/** A try that goes on keeps its claim: what became of it is still written down, and nothing is sent beside it. */
async function cancel(
  database: Database,
  references: readonly string[],
  among: readonly Channel[],
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ state: 'canceled' })
    .where('reference', 'in', references)
    .where('channel', 'in', among)
    .where('state', '=', 'pending')
    .execute();
}

/** Brings back what was canceled, except reminders whose time has passed. */
export async function bringBack(database: Database, reference: string, now: Date): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ state: 'pending' })
    .where('reference', '=', reference)
    .where('state', '=', 'canceled')
    .where(({ or, eb }) =>
      or([eb('channel', 'in', ['team-mail', 'webhook']), eb('next_try_at', '>', now.toISOString())]),
    )
    .execute();
}
