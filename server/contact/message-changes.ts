import { sql } from 'kysely';
import type { Actor, MessageState, StoredMessage } from '../base/message.ts';
import { reminders, setAsideList } from '../outbox/deliveries.ts';
import {
  cancelDeliveries,
  insertDeliveries,
  removeFromList,
  restoreCanceled,
} from '../outbox/delivery-rows.ts';
import { type DeliveryOptions, planDeliveries } from '../outbox/plan-deliveries.ts';
import type { Database } from '../storage/database.ts';
import { eventRow, insertEvents, type MessageUpdate, toMessage } from './message-rows.ts';

const notErased: readonly MessageState[] = ['new', 'answered', 'spam'];

/** What people change about a stored message. Each change enters its history; false if nothing changed. */
export function createMessageChanges(database: Database) {
  /** In a transaction, changes a message in one of these states, records the event and runs `afterwards`. */
  const update = (
    reference: string,
    from: readonly MessageState[],
    event: Parameters<typeof eventRow>[1],
    change: (message: MessageUpdate) => MessageUpdate,
    afterwards?: (transaction: Database, changed: StoredMessage) => Promise<void>,
  ): Promise<boolean> =>
    database.transaction().execute(async transaction => {
      const [changed] = await change(transaction.updateTable('messages'))
        .where('reference', '=', reference)
        .where('state', 'in', from)
        .returningAll()
        .execute();
      if (!changed) return false;
      await insertEvents(transaction, [eventRow(reference, event)]);
      await afterwards?.(transaction, toMessage(changed));
      return true;
    });

  return {
    /**
     * Marks a message as new (reopens it), answered or spam. An answer cancels what asks for one, spam all
     * pending deliveries; reopening restores those that are not too late. A message in a state other than
     * `from` stays as it is.
     */
    mark: (
      reference: string,
      state: Exclude<MessageState, 'erased'>,
      by: Actor,
      at: Date,
      from: readonly MessageState[] = notErased,
    ): Promise<boolean> =>
      update(
        reference,
        from,
        { at, kind: state === 'new' ? 'reopened' : state, by },
        message => message.set({ state }).where('state', '!=', state),
        async transaction => {
          if (state === 'answered')
            await cancelDeliveries(transaction, [reference], [...reminders, setAsideList]);
          else if (state === 'spam') await cancelDeliveries(transaction, [reference]);
          else await restoreCanceled(transaction, reference, at);
        },
      ),

    note: (reference: string, text: string, at: Date): Promise<boolean> =>
      update(
        reference,
        notErased,
        { at, kind: 'note', by: 'operator', note: text },
        // This locks the row without a change: a message that is being erased must not get a note.
        message => message.set({ state: sql<string>`state` }),
      ),

    /**
     * Releases a message that was set aside: it is new again, and goes out on the channels that are set up. A
     * message in a state other than `from` stays as it is.
     */
    release: (
      reference: string,
      options: DeliveryOptions,
      by: Actor,
      at: Date,
      from: readonly MessageState[] = notErased,
    ): Promise<boolean> =>
      update(
        reference,
        from,
        { at, kind: 'released', by },
        message => message.set({ state: 'new', set_aside_for: '' }).where('set_aside_for', '!=', ''),
        async (transaction, released) => {
          await removeFromList(transaction, reference);
          await insertDeliveries(transaction, reference, planDeliveries(released, options, at), at);
        },
      ),
  };
}
