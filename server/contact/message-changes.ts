import { expressionBuilder, sql } from 'kysely';
import { mapFields } from '#shared/contact/contact-message.ts';
import { contactKinds, type MessageState, type StoredMessage } from '../base/message.ts';
import { channels, requestsToAnswer } from '../outbox/deliveries.ts';
import {
  cancelDeliveries,
  eraseDeliveries,
  insertDeliveries,
  removeFromList,
  restoreCanceled,
} from '../outbox/delivery-changes.ts';
import { type ChannelSettings, planDeliveries } from '../outbox/plan-deliveries.ts';
import { type Database, truncateWal } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { type MessageUpdate, type NewEvent, recordEvent, toMessage } from './message-rows.ts';

/** How many messages one transaction erases, so that new ones do not wait long. */
const batchSize = 200;

/** These values keep only that a message existed, when, and its state. */
const erasedValues = {
  state: 'erased',
  ...mapFields(() => ''),
  key_hash: null,
  text_digest: '',
};

/** The states in which a person may mark a message, reopen it, or release one that was set aside. */
export const allowedStates = {
  operator: {
    answered: ['new', 'spam'],
    spam: ['new', 'answered'],
    reopen: ['answered', 'spam'],
    // Not an answered one: its emails would ask for a second answer.
    release: ['new', 'spam'],
  },
  // A link is an old email, perhaps a colleague's, so it changes less. It reopens only what it marks itself.
  link: {
    answered: ['new', 'spam'],
    // Nothing that was answered.
    spam: ['new'],
    // Nothing that somebody has marked.
    release: ['new'],
  },
} as const satisfies Record<string, Record<string, readonly MessageState[]>>;

/** Which person changes a message, and when. */
interface Stamp {
  by: keyof typeof allowedStates;
  at: Date;
}

type BuildUpdate = (messages: MessageUpdate) => MessageUpdate;
type AfterUpdate = (transaction: Database, changed: readonly StoredMessage[]) => Promise<void>;

/** What people and retention change about stored messages. Each change enters the history. */
export function createMessageChanges(database: Database) {
  /** In a transaction, makes a change, records it for each message that it chose, and runs `afterUpdate`. */
  const change = (buildUpdate: BuildUpdate, event: NewEvent, afterUpdate?: AfterUpdate): Promise<number> =>
    database.transaction().execute(async transaction => {
      const rows = await buildUpdate(transaction.updateTable('messages')).returningAll().execute();
      const changed = rows.map(toMessage);
      if (changed.length > 0) {
        await recordEvent(transaction, changed, event);
        await afterUpdate?.(transaction, changed);
      }
      return changed.length;
    });

  /** Changes one message that is not erased. False if nothing changed. */
  const changeOne = async (
    reference: string,
    event: NewEvent,
    buildUpdate: BuildUpdate,
    afterUpdate?: AfterUpdate,
  ): Promise<boolean> => {
    const one: BuildUpdate = all =>
      buildUpdate(all).where('reference', '=', reference).where('state', '!=', 'erased');
    return (await change(one, event, afterUpdate)) > 0;
  };

  return {
    /** Marks a message. An answer cancels what asks for one, spam all pending deliveries. */
    mark: (reference: string, state: 'answered' | 'spam', stamp: Stamp): Promise<boolean> =>
      changeOne(
        reference,
        { ...stamp, kind: state },
        messages => messages.set({ state }).where('state', 'in', allowedStates[stamp.by][state]),
        transaction =>
          cancelDeliveries(transaction, [reference], state === 'answered' ? requestsToAnswer : channels),
      ),

    /** Takes a mark back: the message is new again, and its deliveries, if they are not too late, are pending. */
    reopen: (reference: string, stamp: Stamp, from: readonly MessageState[]): Promise<boolean> =>
      changeOne(
        reference,
        { ...stamp, kind: 'reopened' },
        messages => messages.set({ state: 'new' }).where('state', 'in', from),
        transaction => restoreCanceled(transaction, reference, stamp.at),
      ),

    note: (reference: string, text: string, at: Date): Promise<boolean> =>
      changeOne(
        reference,
        { at, kind: 'note', by: 'operator', note: text },
        // This locks the row without a change: a message that is being erased must not get a note.
        messages => messages.set({ state: sql<string>`state` }),
      ),

    /** Releases a message that was set aside: it is new again, and goes out on the channels that are set up. */
    release: (reference: string, channelSettings: ChannelSettings, stamp: Stamp): Promise<boolean> =>
      changeOne(
        reference,
        { ...stamp, kind: 'released' },
        messages =>
          messages
            .set({ state: 'new', set_aside_for: '' })
            .where('set_aside_for', '!=', '')
            .where('state', 'in', allowedStates[stamp.by].release),
        async (transaction, changed) => {
          await removeFromList(transaction, reference);
          for (const released of changed)
            await insertDeliveries(
              transaction,
              reference,
              planDeliveries(released, channelSettings, stamp.at),
              stamp.at,
            );
        },
      ),

    /** Erases all personal data, also in notes, but no reference, time or event. False if none was left. */
    async erase(reference: string, at: Date): Promise<boolean> {
      const isErased = await changeOne(
        reference,
        { at, kind: 'erased', by: 'operator' },
        messages => messages.set(erasedValues),
        eraseTraces,
      );
      if (isErased) await truncateWal(database);
      return isErased;
    },

    /** Erases every message whose last contact was before that moment; returns how many. */
    async eraseBefore(moment: Date, at: Date): Promise<number> {
      const batch: BuildUpdate = messages =>
        messages
          .set(erasedValues)
          .where('reference', 'in', referencesToErase(moment))
          .where('state', '!=', 'erased');
      let total = 0;
      let erased: number;
      do {
        erased = await change(batch, { at, kind: 'erased', by: 'retention' }, eraseTraces);
        total += erased;
      } while (erased > 0);
      // Even if nothing was erased now: a backup may have prevented it the last time.
      await truncateWal(database);
      return total;
    },
  };
}

/** The references of a batch of messages whose last contact was before a moment. */
function referencesToErase(moment: Date) {
  return expressionBuilder<Schema>()
    .selectFrom('messages as old')
    .select('old.reference')
    .where('old.state', '!=', 'erased')
    .where('old.received_at', '<', moment.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_events')
            .select('message_events.id')
            .whereRef('message_events.reference', '=', 'old.reference')
            .where('message_events.kind', 'in', contactKinds)
            .where('message_events.at', '>=', moment.toISOString()),
        ),
      ),
    )
    .limit(batchSize);
}

/** Removes what notes and servers' replies repeat of erased messages. */
const eraseTraces: AfterUpdate = async (transaction, erased) => {
  const references = erased.map(({ reference }) => reference);
  await transaction
    .updateTable('message_events')
    .set({ note: '' })
    .where('reference', 'in', references)
    .where('kind', '=', 'note')
    .execute();
  await eraseDeliveries(transaction, references);
};
