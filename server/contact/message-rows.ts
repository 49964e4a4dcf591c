import { eachField } from '#contract/contact-message.ts';
import { messageStates, type StoredMessage, suspicions } from '../message.ts';
import type { DueDelivery } from '../outbox/outbox.ts';
import { type MessageRow, oneOf } from '../storage/schema.ts';

/** What one transaction stores: a message and all its deliveries. */
export interface NewMessage {
  message: Omit<StoredMessage, 'state'>;
  deliveries: readonly DueDelivery[];
  /** A digest of the call's idempotency key and content, so that a retry is not stored twice. */
  keyHash?: string | undefined;
  /** A digest of the text, which finds messages with the same text. */
  textDigest: string;
}

export function toRow({ message, keyHash, textDigest }: NewMessage): MessageRow {
  return {
    reference: message.reference,
    received_at: message.receivedAt.toISOString(),
    reply_by: message.replyBy.toISOString(),
    language: message.language,
    ...eachField(({ name }) => message[name]),
    key_hash: keyHash ?? null,
    state: 'new',
    held_for: message.heldFor.join(','),
    text_digest: textDigest,
  };
}

/** Throws for a state that this version does not know. */
export function fromRow(row: MessageRow): StoredMessage {
  const heldFor = row.held_for.split(',');
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    replyBy: new Date(row.reply_by),
    language: row.language,
    ...eachField(({ name }) => row[name]),
    state: oneOf(messageStates, row.state),
    heldFor: suspicions.filter(suspicion => heldFor.includes(suspicion)),
  };
}
