import { sql } from 'kysely';
import { type Actor, contactKinds } from '../message.ts';
import { cancelAll } from '../outbox/delivery-rows.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/is-postgres.ts';
import { eventRow } from './message-events.ts';

/** How many messages one transaction erases: it must not keep new ones waiting. */
const groupSize = 200;

/** What is left of a message: that it existed, when, and what became of it. */
const nothingPersonal = {
  state: 'erased',
  name: '',
  phone: '',
  email: '',
  organization: '',
  message: '',
  key_hash: null,
  key_expires_at: null,
  text_digest: '',
};

/** Erases one message; `false` when there is none, or nothing left of it. */
export async function eraseOne(database: Database, reference: string, by: Actor, at: Date): Promise<boolean> {
  const erased = await erasing(database).where('reference', '=', reference).execute();
  await eraseTraces(database, erased, by, at);
  return erased.length > 0;
}

/** Erases some of the messages whose last contact was before a moment; says how many, 0 when none are left. */
export async function eraseLongPast(database: Database, moment: Date, by: Actor, at: Date): Promise<number> {
  const erased = await erasing(database)
    .where('reference', 'in', ({ selectFrom }) =>
      selectFrom('messages as old')
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
        .limit(groupSize),
    )
    .execute();
  await eraseTraces(database, erased, by, at);
  return erased.length;
}

function erasing(database: Database) {
  return database
    .updateTable('messages')
    .set(nothingPersonal)
    .where('state', '!=', 'erased')
    .returning('reference');
}

/** Notes lose their text, deliveries that have not gone out don't go out, and the history says what happened. */
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
  await database
    .insertInto('message_events')
    .values(references.map(reference => eventRow(reference, { at, kind: 'erased', by })))
    .execute();
  await cancelAll(database, references);
  // What a server said about a mail may repeat a part of it.
  await database
    .updateTable('deliveries')
    .set({ last_error: '' })
    .where('reference', 'in', references)
    .execute();
}

/**
 * SQLite's log still holds pages as they were before: it is written into the file and emptied. While somebody reads
 * (a backup), that is left to the next time: waiting for the reader would keep everybody who writes waiting, too.
 */
export async function overwriteLog(database: Database): Promise<void> {
  if (isPostgres(database)) return;
  await database.connection().execute(async connection => {
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    try {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
    } finally {
      for (const { timeout } of rows)
        await sql`PRAGMA busy_timeout = ${sql.lit(timeout)}`.execute(connection);
    }
  });
}
