import { type ContactMessage, responseHours } from '#contract/contact-message.ts';
import type { MessageReceipt } from '#contract/page-services.ts';
import { hour } from './durations.ts';

/** What became of a message. Only people and the retention move it on; nothing ever deletes the record that it existed. */
export const messageStates = ['new', 'answered', 'spam', 'erased'] as const;

export type MessageState = (typeof messageStates)[number];

/** Why a message is kept back from mail until somebody has looked at it. */
export const suspicions = ['honeypot', 'too-fast', 'links', 'markup', 'duplicate'] as const;

export type Suspicion = (typeof suspicions)[number];

/** A message with what the server adds to it. */
export interface StoredMessage extends ContactMessage {
  /** How people name it, such as `CW-7K4M-9QRT`. Unique. */
  reference: string;
  receivedAt: Date;
  /** Language of the page it was written on, such as `en`. */
  language: string;
  state: MessageState;
  /** Empty: its deliveries go out. Otherwise it waits to be released. */
  heldFor: readonly Suspicion[];
}

/** By when a message is answered that was stored at that moment. */
export function receiptOf(message: { reference: string; receivedAt: Date }): MessageReceipt {
  const { reference, receivedAt } = message;
  return { reference, receivedAt, replyBy: new Date(receivedAt.getTime() + responseHours * hour) };
}

/** Who changed a message: the site itself, somebody with a link from a mail, an operator, the retention. */
export const actors = ['site', 'link', 'operator', 'retention'] as const;

export type Actor = (typeof actors)[number];

export const eventKinds = [
  'received',
  'held',
  'released',
  'answered',
  'reopened',
  'spam',
  'note',
  'erased',
] as const;

/** A line of a message's history. */
export interface MessageEvent {
  at: Date;
  kind: (typeof eventKinds)[number];
  by: Actor;
  /** What an operator wrote down, otherwise empty. */
  note: string;
}

/** Lines of a history that are a contact with the sender. The months that a message is kept count from the last one. */
export const contactKinds = ['answered', 'reopened', 'note'] as const satisfies MessageEvent['kind'][];
