import { randomUUID } from 'node:crypto';
import { mapFields } from '#shared/contact/contact-message.ts';
import {
  actors,
  eventKinds,
  type HistoryEvent,
  messageStates,
  type StoredMessage,
  suspicions,
} from '../base/message.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import type { Database } from '../storage/database.ts';
import { type MessageEventRow, type MessageRow, parseWord } from '../storage/schema.ts';

/** A message and all its deliveries, stored in one transaction. */
export interface NewMessage extends Omit<StoredMessage, 'state'> {
  deliveries: readonly DueDelivery[];
  /** A digest of the call's idempotency key and content, so that a retry is not stored twice. */
  keyHash?: string | undefined;
  textDigest: string;
}

export function toRow(message: NewMessage): MessageRow {
  return {
    reference: message.reference,
    received_at: message.receivedAt.toISOString(),
    reply_by: message.replyBy.toISOString(),
    language: message.language,
    ...mapFields(({ name }) => message[name]),
    key_hash: message.keyHash ?? null,
    state: 'new',
    set_aside_for: message.setAsideFor.join(','),
    text_digest: message.textDigest,
  };
}

/** Throws for a state that this version does not know. */
export function toMessage(row: MessageRow): StoredMessage {
  const setAsideFor = row.set_aside_for.split(',');
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    replyBy: new Date(row.reply_by),
    language: row.language,
    ...mapFields(({ name }) => row[name]),
    state: parseWord(messageStates, row.state),
    // Rows of the first version may name `too-fast`, too, always beside another suspicion.
    setAsideFor: suspicions.filter(suspicion => setAsideFor.includes(suspicion)),
  };
}

/** An event as it is recorded; without a note that is empty. */
export type NewEvent = Omit<HistoryEvent, 'note'> & { note?: string };

export function toEvent(row: MessageEventRow): HistoryEvent {
  return {
    at: new Date(row.at),
    kind: parseWord(eventKinds, row.kind),
    by: parseWord(actors, row.actor),
    note: row.note,
  };
}

export async function recordEvent(
  database: Database,
  references: readonly string[],
  { at, kind, by, note = '' }: NewEvent,
): Promise<void> {
  const event = { at: at.toISOString(), kind, actor: by, note };
  // It sorts by time, and within a millisecond by the order in this process.
  const order = `${event.at}-${String(process.hrtime.bigint()).padStart(20, '0')}`;
  const rows = references.map(reference => ({ id: `${order}-${randomUUID()}`, reference, ...event }));
  await database.insertInto('message_events').values(rows).execute();
}
