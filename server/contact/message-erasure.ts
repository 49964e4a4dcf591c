import { mapFields } from '#shared/contact/contact-message.ts';
import { type Actor, contactKinds } from '../base/message.ts';
import { eraseDeliveries } from '../outbox/delivery-rows.ts';
import type { Database } from '../storage/database.ts';
import { truncateWal } from '../storage/sqlite-file.ts';
import { eventRow, insertEvents, type MessageUpdate } from './message-rows.ts';

/** How many messages one transaction erases, so that new ones do not wait long. */
const batchSize = 200;

/** These values keep only that a message existed, when, and its state. */
const erasedValues = {
  state: 'erased',
  ...mapFields(() => ''),
  key_hash: null,
  text_digest: '',
};

/** The operations that remove personal data permanently. */
export function createMessageErasure(database: Database) {
  /** Erases in one transaction; `choose` says which messages by adding its conditions. Returns how many. */
  const eraseChosen = (choose: (all: MessageUpdate) => MessageUpdate, by: Actor, at: Date): Promise<number> =>
    database.transaction().execute(async transaction => {
      const all = transaction.updateTable('messages').set(erasedValues).where('state', '!=', 'erased');
      const erased = await choose(all).returning('reference').execute();
      await eraseTraces(transaction, erased, by, at);
      return erased.length;
    });

  return {
    /** Erases all personal data, also in notes, but no reference, time or event. False if none was left. */
    async erase(reference: string, by: Actor, at: Date): Promise<boolean> {
      const erased = await eraseChosen(all => all.where('reference', '=', reference), by, at);
      if (erased > 0) await truncateWal(database);
      return erased > 0;
    },

    /** Erases every message whose last contact was before that moment; returns how many. */
    async eraseBefore(moment: Date, at: Date): Promise<number> {
      const isBefore = (all: MessageUpdate) =>
        all.where('reference', 'in', referencesToErase(database, moment));
      let total = 0;
      let erased: number;
      do {
        erased = await eraseChosen(isBefore, 'retention', at);
        total += erased;
      } while (erased > 0);
      // Even if nothing was erased now: a backup may have prevented it the last time.
      await truncateWal(database);
      return total;
    },
  };
}

/** The references of a batch of messages whose last contact was before a moment. */
function referencesToErase(database: Database, moment: Date) {
  return database
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

async function eraseTraces(
  database: Database,
  erased: readonly { reference: string }[],
  by: Actor,
  at: Date,
): Promise<void> {
  if (erased.length === 0) return;
  const references = erased.map(({ reference }) => reference);
  await database
    .updateTable('message_events')
    .set({ note: '' })
    .where('reference', 'in', references)
    .where('kind', '=', 'note')
    .execute();
  await insertEvents(
    database,
    references.map(reference => eventRow(reference, { at, kind: 'erased', by })),
  );
  await eraseDeliveries(database, references);
}
