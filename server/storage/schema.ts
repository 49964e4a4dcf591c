import type { ContactField } from '#shared/contact/contact-message.ts';

/** The tables after the last migration. Times are ISO 8601 in UTC with milliseconds: they sort as text. */
export interface Schema {
  messages: MessageRow;
  message_events: MessageEventRow;
  deliveries: DeliveryRow;
  /** Who got an automatic email within the hour: an acknowledgement, or the list of messages set aside. */
  turns: {
    /** The digest of a visitor's address, or `set-aside-list`. */
    turn_key: string;
    /** The message that was acknowledged, or the first one listed. */
    reference: string;
    at: string;
  };
  /** Random secrets of this installation, such as the one that link signatures derive from. */
  secrets: {
    name: string;
    value: string;
  };
  /** `assertWritable` writes and deletes a row. Nothing reads the row `retention` of older databases. */
  app_state: {
    name: string;
    value: string;
  };
}

/** With a column for each field of the form. */
export interface MessageRow extends Record<ContactField, string> {
  reference: string;
  received_at: string;
  /** The deadline that the visitor was promised. */
  reply_by: string;
  language: string;
  /** SHA-256 of the call's idempotency key and content, in hex, until `keyLifetimeMs` is over. Unique. */
  key_hash: string | null;
  state: string;
  /** Suspicions, separated by commas; they stay when the message is marked, and go when it is released. */
  set_aside_for: string;
  text_digest: string;
}

/** A message's history, in the order of `id`. */
export interface MessageEventRow {
  /** Begins with the time, so that the order as text is the order in time. */
  id: string;
  reference: string;
  at: string;
  kind: string;
  actor: string;
  note: string;
}

/** The outbox: at most one row for each message and channel. */
export interface DeliveryRow {
  reference: string;
  channel: string;
  state: string;
  created_at: string;
  attempts: number;
  next_try_at: string;
  sent_at: string | null;
  last_error: string;
  /** Addresses of the team that have the email while others still wait, separated by line breaks. */
  accepted_by: string;
  /** Identifies the lease that holds the delivery until `leased_until`. */
  lease: string | null;
  leased_until: string | null;
}

export function parseWord<Word extends string>(words: readonly Word[], value: string): Word {
  const known = words.find(word => word === value);
  if (known === undefined) throw new Error(`"${value}" is not one of ${words.join(', ')}`);
  return known;
}
