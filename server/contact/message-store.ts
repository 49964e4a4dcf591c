import type { Actor, MessageEvent, MessageState, StoredMessage } from '../message.ts';
import type { DueDelivery } from '../outbox/outbox.ts';

/** Makes that the same call sent again is not stored again. */
export interface IdempotencyKey {
  /** A digest: the key itself is never kept. */
  hash: string;
  expiresAt: Date;
}

/** What is written in one transaction: the message and everything that must be delivered because of it. */
export interface NewMessage {
  message: Omit<StoredMessage, 'state'>;
  key?: IdempotencyKey | undefined;
  /** What finds the same text again, without holding the text: a digest of name and message. */
  textDigest: string;
  deliveries: readonly DueDelivery[];
  /** Not stored when the same text came more often than that at that moment or later. */
  unlessSeen?: { since: Date; moreThan: number } | undefined;
}

/** What became of a message that was to be added. Anything unforeseen is thrown. */
export type AddResult =
  | { kind: 'added' }
  | { kind: 'reference-taken' }
  /** The same call came before: what was stored then. */
  | { kind: 'repeated'; message: Pick<StoredMessage, 'reference' | 'receivedAt'> }
  /** The same text came so often. */
  | { kind: 'seen'; times: number };

/** Which messages. Everything given must hold. */
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
  /** Only those that stand in the list after this message, whatever comes to stand before it meanwhile. */
  after?: Pick<StoredMessage, 'receivedAt' | 'reference'> | undefined;
}

/** When a message came, and when it was first answered. */
interface AnswerTime {
  receivedAt: Date;
  answeredAt: Date | undefined;
}

/** `unchanged`: it was so already. `erased`: there is nothing left to change. */
export type ChangeResult = 'changed' | 'unchanged' | 'unknown' | 'erased';

/**
 * Where messages are kept. `add` returns only when the message and its deliveries would survive a power cut.
 * A key counts until it expires; then it may be used again. Each change is recorded with its time in the history.
 */
export interface MessageStore {
  /** @param signal given up before the write has begun, it is not begun */
  add(entry: NewMessage, signal?: AbortSignal): Promise<AddResult>;
  findByKey(hash: string, now: Date): Promise<StoredMessage | undefined>;
  findByReference(reference: string): Promise<StoredMessage | undefined>;
  /** The newest messages first; all of them without a limit. */
  list(filter?: MessageFilter, page?: Page): Promise<StoredMessage[]>;
  count(filter?: MessageFilter): Promise<number>;
  /**
   * Marks as new (open again), answered or spam. An answer cancels the reminders, spam everything that has not gone out;
   * opening again brings back what is not too late.
   */
  change(
    reference: string,
    state: Exclude<MessageState, 'erased'>,
    by: Actor,
    at: Date,
  ): Promise<ChangeResult>;
  note(reference: string, text: string, at: Date): Promise<ChangeResult>;
  /** Lets a held message out: it is new again and the given deliveries go out. */
  release(reference: string, deliveries: readonly DueDelivery[], at: Date): Promise<ChangeResult>;
  /** Removes what is personal, notes included; reference, times, state and history stay. */
  erase(reference: string, by: Actor, at: Date): Promise<ChangeResult>;
  /** Erases every message whose last contact was before that moment, until told to end; says how many that were. */
  eraseBefore(moment: Date, by: Actor, at: Date, end?: AbortSignal): Promise<number>;
  /** Forgets the keys of calls that have expired. */
  forgetKeys(now: Date): Promise<void>;
  /** Of messages received since then that ask for an answer: neither held nor spam nor erased. */
  answerTimes(since: Date): Promise<AnswerTime[]>;
  /** The oldest first. */
  history(reference: string): Promise<MessageEvent[]>;
}
