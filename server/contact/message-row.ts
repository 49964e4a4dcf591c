import {
  type MessageState,
  messageStates,
  type StoredMessage,
  type Suspicion,
  suspicions,
} from '../message.ts';
import type { MessageRow } from '../storage/schema.ts';
import type { IdempotencyKey } from './message-store.ts';

/** A new message as it is written down. */
export function toRow(
  message: Omit<StoredMessage, 'state'>,
  textDigest: string,
  key: IdempotencyKey | undefined,
): MessageRow {
  return {
    reference: message.reference,
    received_at: message.receivedAt.toISOString(),
    language: message.language,
    form_type: message.formType,
    name: message.name,
    phone: message.phone,
    email: message.email,
    organization: message.organization,
    message: message.message,
    key_hash: key?.hash ?? null,
    key_expires_at: key?.expiresAt.toISOString() ?? null,
    state: 'new',
    held_for: message.heldFor.join(','),
    text_digest: textDigest,
  };
}

/** A message as it was written down. A state that no version knows is an error of the database. */
export function fromRow(row: MessageRow): StoredMessage {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    language: row.language,
    formType: 'contact',
    name: row.name,
    phone: row.phone,
    email: row.email,
    organization: row.organization,
    message: row.message,
    state: oneOf<MessageState>(messageStates, row.state),
    heldFor: row.held_for.split(',').filter(isSuspicion),
  };
}

function isSuspicion(reason: string): reason is Suspicion {
  return suspicions.some(known => known === reason);
}

/** Reads a column that holds one of a few words. */
export function oneOf<Word extends string>(words: readonly Word[], value: string): Word {
  const known = words.find(word => word === value);
  if (known === undefined) throw new Error(`"${value}" is none of ${words.join(', ')}`);
  return known;
}
