import { expressionBuilder } from 'kysely';
import { mapFields } from '#shared/contact/contact-message.ts';
import { contactKinds, type MessageState } from '../base/message.ts';
import {
  cancelUnwanted,
  eraseDeliveries,
  insertDeliveries,
  removeFromList,
  restoreCanceled,
} from '../outbox/delivery-changes.ts';
import { type ChannelSettings, planDeliveries } from '../outbox/plan-deliveries.ts';
import { type Database, truncateWal } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { type NewEvent, recordEvent, toMessage } from './message-rows.ts';

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

type Mark = 'answered' | 'spam';

/** Which person changes a message, and when. */
interface Stamp {
  by: keyof typeof allowedStates;
  at: Date;
}

/** What people and retention change about stored messages. Each change enters the history. */
export function createMessageChanges(database: Database) {
  /** Erases these messages, and what notes and old servers' replies repeat of them; returns how many. */
  const eraseAll = (
    among: readonly string[] | ReturnType<typeof referencesToErase>,
    event: Pick<NewEvent, 'at' | 'by'>,
  ): Promise<number> =>
    database.transaction().execute(async transaction => {
      const erased = await transaction
        .updateTable('messages')
        .set(erasedValues)
        .where('reference', 'in', among)
        .where('state', '!=', 'erased')
        .returning('reference')
        .execute();
      if (erased.length === 0) return 0;
      await recordEvent(transaction, erased, { ...event, kind: 'erased' });
      const references = erased.map(({ reference }) => reference);
      await transaction
        .updateTable('message_events')
        .set({ note: '' })
        .where('reference', 'in', references)
        .where('kind', '=', 'note')
        .execute();
      await eraseDeliveries(transaction, references);
      return erased.length;
    });

  // The others return false if nothing changed: the message does not exist, or is in another state.
  return {
    /** Marks a message. An answer cancels deliveries that ask for one, spam all that are not sent. */
    mark: (reference: string, state: Mark, { by, at }: Stamp): Promise<boolean> =>
      database.transaction().execute(async transaction => {
        const from = allowedStates[by][state];
        const marked = await updateOne(transaction, reference, from).set({ state }).executeTakeFirst();
        if (!marked) return false;
        await recordEvent(transaction, [marked], { at, kind: state, by });
        await cancelUnwanted(transaction, [reference], state);
        return true;
      }),

    /** Takes a mark back: the message is new again, and its deliveries, if they are not too late, are pending. */
    reopen: (reference: string, { by, at }: Stamp, from: readonly Mark[]): Promise<boolean> =>
      database.transaction().execute(async transaction => {
        const reopened = await updateOne(transaction, reference, from)
          .set({ state: 'new' })
          .executeTakeFirst();
        if (!reopened) return false;
        await recordEvent(transaction, [reopened], { at, kind: 'reopened', by });
        await restoreCanceled(transaction, reference, at);
        return true;
      }),

    note: (reference: string, note: string, at: Date): Promise<boolean> =>
      database.transaction().execute(async transaction => {
        // This locks the row without a change: a message that is being erased must not get a note.
        const noted = await updateOne(transaction, reference, ['new', 'answered', 'spam'])
          .set(({ ref }) => ({ state: ref('state') }))
          .executeTakeFirst();
        if (!noted) return false;
        await recordEvent(transaction, [noted], { at, kind: 'note', by: 'operator', note });
        return true;
      }),

    /** Releases a message that was set aside: it is new again, and goes out on the channels that are set up. */
    release: (reference: string, channelSettings: ChannelSettings, { by, at }: Stamp): Promise<boolean> =>
      database.transaction().execute(async transaction => {
        const released = await updateOne(transaction, reference, allowedStates[by].release)
          .set({ state: 'new', set_aside_for: '' })
          .where('set_aside_for', '!=', '')
          .executeTakeFirst();
        if (!released) return false;
        await recordEvent(transaction, [released], { at, kind: 'released', by });
        await removeFromList(transaction, reference);
        const deliveries = planDeliveries(toMessage(released), channelSettings, at);
        await insertDeliveries(transaction, reference, deliveries, at);
        return true;
      }),

    /** Erases all personal data, also in notes, but no reference, time or event. False if none was left. */
    async erase(reference: string, at: Date): Promise<boolean> {
      const isErased = (await eraseAll([reference], { at, by: 'operator' })) > 0;
      if (isErased) await truncateWal(database);
      return isErased;
    },

    /** Erases every message whose last contact was before that moment; returns how many. */
    async eraseBefore(moment: Date, at: Date): Promise<number> {
      let total = 0;
      let erased: number;
      do {
        erased = await eraseAll(referencesToErase(moment), { at, by: 'retention' });
        total += erased;
      } while (erased > 0);
      // Even if nothing was erased now: a backup may have prevented it the last time.
      await truncateWal(database);
      return total;
    },
  };
}

/** Begins to update one message, if it is in one of these states. */
const updateOne = (transaction: Database, reference: string, from: readonly MessageState[]) =>
  transaction
    .updateTable('messages')
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .returningAll();

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
