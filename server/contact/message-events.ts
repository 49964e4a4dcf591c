import { randomBytes } from 'node:crypto';
import { actors, eventKinds, type MessageEvent } from '../message.ts';
import type { Database } from '../storage/database.ts';
import type { MessageEventRow } from '../storage/schema.ts';
import { oneOf } from './message-row.ts';

let counter = 0;

/** An id that sorts by time, and in the order of this process within the same millisecond. */
function makeId(at: Date): string {
  counter = (counter + 1) % 1_000_000;
  return `${at.toISOString()}-${String(counter).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}

/** A line of a message's history as it is written down. */
export function eventRow(
  reference: string,
  event: Omit<MessageEvent, 'note'> & { note?: string },
): MessageEventRow {
  const { at, kind, by, note = '' } = event;
  return { id: makeId(at), reference, at: at.toISOString(), kind, actor: by, note };
}

/** A message's history, the oldest first. */
export async function readHistory(database: Database, reference: string): Promise<MessageEvent[]> {
  const rows = await database
    .selectFrom('message_events')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    at: new Date(row.at),
    kind: oneOf(eventKinds, row.kind),
    by: oneOf(actors, row.actor),
    note: row.note,
  }));
}
