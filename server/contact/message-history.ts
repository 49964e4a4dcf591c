import { randomBytes } from 'node:crypto';
import { actors, eventKinds, type MessageEvent } from '../message.ts';
import type { Database } from '../storage/database.ts';
import { type MessageEventRow, oneOf } from '../storage/schema.ts';

let counter = 0;

/** Makes an ID that sorts by time, and within a millisecond by the order in this process. */
function makeEventId(at: Date): string {
  counter = (counter + 1) % 1_000_000;
  return `${at.toISOString()}-${String(counter).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}

export function eventRow(
  reference: string,
  { at, kind, by, note = '' }: Omit<MessageEvent, 'note'> & { note?: string },
): MessageEventRow {
  return { id: makeEventId(at), reference, at: at.toISOString(), kind, actor: by, note };
}

export async function insertEvents(database: Database, rows: readonly MessageEventRow[]): Promise<void> {
  await database.insertInto('message_events').values(rows).execute();
}

/** Reads a message's history, the oldest event first. */
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
