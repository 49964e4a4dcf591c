import { randomBytes } from 'node:crypto';
import type { MessageReceipt } from '#contract/page-services.ts';
import {
  actors,
  eventKinds,
  type MessageEvent,
  messageStates,
  type StoredMessage,
  type Suspicion,
  suspicions,
} from '../message.ts';
import type { Database } from '../storage/database.ts';
import { type MessageEventRow, type MessageRow, oneOf } from '../storage/schema.ts';
import type { NewMessage } from './message-store.ts';

/** The row of a new message. */
export function toRow({ message, keyHash, textDigest }: NewMessage): MessageRow {
  return {
    reference: message.reference,
    received_at: message.receivedAt.toISOString(),
    reply_by: message.replyBy.toISOString(),
    language: message.language,
    form_type: message.formType,
    name: message.name,
    phone: message.phone,
    email: message.email,
    organization: message.organization,
    message: message.message,
    key_hash: keyHash ?? null,
    state: 'new',
    held_for: message.heldFor.join(','),
    text_digest: textDigest,
  };
}

export function receiptFromRow(
  row: Pick<MessageRow, 'reference' | 'received_at' | 'reply_by'>,
): MessageReceipt {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    replyBy: new Date(row.reply_by),
  };
}

/** Throws for a state that this version does not know. */
export function fromRow(row: MessageRow): StoredMessage {
  return {
    ...receiptFromRow(row),
    language: row.language,
    formType: 'contact',
    name: row.name,
    phone: row.phone,
    email: row.email,
    organization: row.organization,
    message: row.message,
    state: oneOf(messageStates, row.state),
    heldFor: row.held_for.split(',').filter(isSuspicion),
  };
}

function isSuspicion(reason: string): reason is Suspicion {
  return suspicions.some(known => known === reason);
}

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

/** Records events in messages' histories. */
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
