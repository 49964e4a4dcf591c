import type { ContactMessage } from '../../contract/contact-message.ts';

/** A message with what the server adds to it. */
export interface StoredMessage extends ContactMessage {
  /** How people name it, such as `CW-7K4M-9QRT`. Unique. */
  reference: string;
  receivedAt: Date;
  /** Language of the page it was written on, such as `en`. */
  language: string;
}

/** Makes that the same call sent again is not stored again. */
export interface IdempotencyKey {
  /** A digest: the key itself is never kept. */
  hash: string;
  expiresAt: Date;
}

/** What became of a message that was to be added. Anything unforeseen is thrown. */
export type AddResult = 'added' | 'reference-taken' | 'key-taken';

/**
 * Where messages are kept. `add` returns only when the message would survive a power cut.
 * A key counts until it expires; then it may be used again.
 */
export interface MessageStore {
  add(message: StoredMessage, key?: IdempotencyKey): Promise<AddResult>;
  findByKey(hash: string, now: Date): Promise<StoredMessage | undefined>;
  findByReference(reference: string): Promise<StoredMessage | undefined>;
  /** The newest messages first; all of them without a limit. */
  list(limit?: number): Promise<StoredMessage[]>;
  count(): Promise<number>;
  /** Whether there was such a message. */
  delete(reference: string): Promise<boolean>;
  /** Deletes what was received before that moment; says how many messages that were. */
  deleteBefore(moment: Date): Promise<number>;
}
