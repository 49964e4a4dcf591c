import type { MessageReceipt } from '#contract/page-services.ts';
import type { Actor, MessageEvent, MessageState, StoredMessage } from '../message.ts';
import type { DueDelivery } from '../outbox/outbox.ts';

/** What one transaction stores: a message and all its deliveries. */
export interface NewMessage {
  message: Omit<StoredMessage, 'state'>;
  deliveries: readonly DueDelivery[];
  /** A digest of the call's idempotency key and content, so that a retry is not stored twice. */
  keyHash?: string | undefined;
  /** A digest of the text, which finds messages with the same text. */
  textDigest: string;
}

/** `repeated`: a message with the same key is stored already. */
type AddResult = { kind: 'stored' } | { kind: 'repeated'; message: MessageReceipt };

/** All conditions must hold. */
export interface MessageFilter {
  state?: MessageState | undefined;
  held?: boolean | undefined;
  /** Received at that moment or later. */
  since?: Date | undefined;
  /** Received before that moment. */
  before?: Date | undefined;
  /** A part of any text of the message, in any case. */
  text?: string | undefined;
}

interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
  /** Only messages listed after this one: pages stay stable even if new messages arrive. */
  after?: Pick<StoredMessage, 'receivedAt' | 'reference'> | undefined;
}

/** When a message was first answered, and by when that was promised. */
interface AnswerTime {
  replyBy: Date;
  answeredAt: Date | undefined;
}

export type ChangeResult = 'changed' | 'unchanged' | 'unknown' | 'erased';

/** Stores messages. Each change is recorded with its time in the message's history. */
export interface MessageStore {
  /**
   * Stores a message with its deliveries, or finds the one stored with the same key. Returns only when they would survive
   * a power cut.
   * @param signal if it aborts before the transaction writes, nothing is stored
   */
  add(entry: NewMessage, signal?: AbortSignal): Promise<AddResult>;
  findByKey(keyHash: string): Promise<StoredMessage | undefined>;
  findByReference(reference: string): Promise<StoredMessage | undefined>;
  /** Lists messages, the newest first; all of them without a limit. */
  list(filter?: MessageFilter, page?: Page): Promise<StoredMessage[]>;
  count(filter?: MessageFilter): Promise<number>;
  /** Counts messages with this text received at that moment or later. */
  countText(textDigest: string, since: Date): Promise<number>;
  /**
   * Marks a message as new (reopens it), answered or spam. An answer cancels the reminders, spam all pending deliveries;
   * reopening restores those that are not too late.
   * @param onlyFrom leaves a message in any other state unchanged
   */
  change(
    reference: string,
    state: Exclude<MessageState, 'erased'>,
    by: Actor,
    at: Date,
    onlyFrom?: MessageState,
  ): Promise<ChangeResult>;
  note(reference: string, text: string, at: Date): Promise<ChangeResult>;
  /** Releases a held message: it is new again and gets these deliveries. */
  release(reference: string, deliveries: readonly DueDelivery[], at: Date): Promise<ChangeResult>;
  /** Removes everything personal, including notes; reference, times, state and history stay. */
  erase(reference: string, by: Actor, at: Date): Promise<ChangeResult>;
  /** Erases every message whose last contact was before that moment, until `stop` aborts; returns how many. */
  eraseBefore(moment: Date, by: Actor, at: Date, stop?: AbortSignal): Promise<number>;
  /** When `eraseBefore` last ran, in any process; `undefined` if it never did. */
  lastErasure(): Promise<Date | undefined>;
  /** Forgets the keys of messages received at that moment or earlier: the same call would be stored again. */
  forgetKeys(receivedUntil: Date): Promise<void>;
  /** Returns the answer times of messages received since then that need an answer: not held, spam or erased. */
  answerTimes(since: Date): Promise<AnswerTime[]>;
  /** Returns the events of a message, the oldest first. */
  history(reference: string): Promise<MessageEvent[]>;
}
