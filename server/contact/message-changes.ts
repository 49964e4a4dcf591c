import { expressionBuilder } from 'kysely';
import { mapFields } from '#shared/contact/contact-message.ts';
import { contactKinds, type MessageState } from '../base/message.ts';
import {
  cancelUnwanted,
  eraseDeliveries,
  insertDeliveries,
  restoreCanceled,
} from '../outbox/delivery-changes.ts';
import { type ChannelSettings, planDeliveries } from '../outbox/plan-deliveries.ts';
import { type Database, truncateWal } from '../storage/database.ts';
import type { MessageRow, Schema } from '../storage/schema.ts';
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

/**
 * The states in which a person may mark a message, reopen it, or release one that was set aside. What a colleague
 * has marked is not released, nor is an answered one spam, before somebody reopens it: a link is an old email.
 */
export const allowedStates = {
  answered: ['new', 'spam'],
  spam: ['new'],
  release: ['new'],
  reopen: ['answered', 'spam'],
} as const satisfies Record<string, readonly MessageState[]>;

type Mark = 'answered' | 'spam';

/** Which person changes a message, and when. */
interface Stamp {
  by: 'operator' | 'link';
  at: Date;
}

/** What people and retention change about stored messages. Each change enters the history. */
export function createMessageChanges(database: Database) {
  /**
   * Changes a message that is in one of these states, and what `then` adds, in one transaction. False if nothing
   * changed: the message does not exist, is in another state, or was not set aside although `setAside` asks for it.
   */
  const change = (
    reference: string,
    { from, setAside = false }: { from: readonly MessageState[]; setAside?: boolean },
    values: { state?: MessageState; set_aside_for?: '' },
    event: NewEvent,
    then?: (transaction: Database, changed: MessageRow) => Promise<void>,
  ): Promise<boolean> =>
    database.transaction().execute(async transaction => {
      const changed = await transaction
        .updateTable('messages')
        // Without values this only locks the row: a message that is being erased must not get a note.
        .set(({ ref }) => ({ state: ref('state'), ...values }))
        .where('reference', '=', reference)
        .where('state', 'in', from)
        .$if(setAside, found => found.where('set_aside_for', '!=', ''))
        .returningAll()
        .executeTakeFirst();
      if (!changed) return false;
      await recordEvent(transaction, [reference], event);
      await then?.(transaction, changed);
      return true;
    });

  /** Erases these messages, and what notes and old servers' replies repeat of them; returns how many. */
  const eraseAll = async (
    references: readonly string[] | ReturnType<typeof referencesToErase>,
    event: Pick<NewEvent, 'at' | 'by'>,
  ): Promise<number> => {
    const count = await database.transaction().execute(async transaction => {
      const rows = await transaction
        .updateTable('messages')
        .set(erasedValues)
        .where('reference', 'in', references)
        .where('state', '!=', 'erased')
        .returning('reference')
        .execute();
      if (rows.length === 0) return 0;
      const erased = rows.map(({ reference }) => reference);
      await recordEvent(transaction, erased, { ...event, kind: 'erased' });
      const events = transaction.updateTable('message_events').where('reference', 'in', erased);
      await events.set({ note: '' }).where('kind', '=', 'note').execute();
      await eraseDeliveries(transaction, erased);
      return erased.length;
    });
    // Even if nothing was erased now: a backup may have prevented it the last time.
    await truncateWal(database);
    return count;
  };

  return {
    /** Marks a message. An answer cancels deliveries that ask for one, spam all that are not sent. */
    mark: (reference: string, state: Mark, stamp: Stamp) => {
      const event = { ...stamp, kind: state };
      return change(reference, { from: allowedStates[state] }, { state }, event, transaction =>
        cancelUnwanted(transaction, [reference], state),
      );
    },

    /** Takes a mark back: the message is new again, and its canceled deliveries are pending. */
    reopen: (reference: string, stamp: Stamp) => {
      const event = { ...stamp, kind: 'reopened' } as const;
      return change(reference, { from: allowedStates.reopen }, { state: 'new' }, event, transaction =>
        restoreCanceled(transaction, reference),
      );
    },

    note: (reference: string, note: string, at: Date) => {
      const event = { at, kind: 'note', by: 'operator', note } as const;
      return change(reference, { from: ['new', 'answered', 'spam'] }, {}, event);
    },

    /** Releases a message that was set aside: it is new again, and goes out on the channels that are set up. */
    release: (reference: string, channelSettings: ChannelSettings, stamp: Stamp) => {
      const found = { from: allowedStates.release, setAside: true };
      const values = { state: 'new', set_aside_for: '' } as const;
      const event = { ...stamp, kind: 'released' } as const;
      return change(reference, found, values, event, async (transaction, row) => {
        const deliveries = planDeliveries(toMessage(row), channelSettings, stamp.at);
        await insertDeliveries(transaction, reference, deliveries, stamp.at);
      });
    },

    /** Erases all personal data, also in notes, but no reference, time or event. False if none was left. */
    erase: async (reference: string, at: Date) => (await eraseAll([reference], { at, by: 'operator' })) > 0,

    /** Erases some of the messages whose last contact was before that moment; returns how many: 0 if none is left. */
    eraseBefore: (moment: Date, at: Date) => eraseAll(referencesToErase(moment), { at, by: 'retention' }),
  };
}

/** The references of a batch of messages whose last contact was before a moment. */
function referencesToErase(moment: Date) {
  const { selectFrom } = expressionBuilder<Schema>();
  const laterContacts = selectFrom('message_events')
    .select('reference')
    .where('kind', 'in', contactKinds)
    .where('at', '>=', moment.toISOString());
  return selectFrom('messages')
    .select('reference')
    .where('state', '!=', 'erased')
    .where('received_at', '<', moment.toISOString())
    .where('reference', 'not in', laterContacts)
    .limit(batchSize);
}
