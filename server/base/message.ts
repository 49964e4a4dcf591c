import type { FormValues } from '#shared/contact/contact-message.ts';
import type { MessageReceipt } from '#shared/contact/contact-requests.ts';

/** Only people change a message's state, except that retention erases it. Rows are never deleted. */
export const messageStates = ['new', 'answered', 'spam', 'erased'] as const;

export type MessageState = (typeof messageStates)[number];

/** Why a message is set aside: the team reads it in a list, and its emails go out once it is released. */
export const suspicions = ['honeypot', 'links', 'markup', 'duplicate', 'limit'] as const;

export type Suspicion = (typeof suspicions)[number];

export interface StoredMessage extends FormValues {
  /** Unique, such as `CW-7K4M-9QRT`. */
  reference: string;
  receivedAt: Date;
  /** When it is answered at the latest: the promise given when it was stored. */
  replyBy: Date;
  /** The language of the page it was written on, such as `en`. */
  language: string;
  state: MessageState;
  /** Why it was set aside when it came. It keeps these when marked, and loses them when released. */
  setAsideFor: readonly Suspicion[];
}

/** True until somebody releases or marks the message. Suspicions alone do not say so: marking keeps them. */
export function isSetAside({ state, setAsideFor }: StoredMessage): boolean {
  return state === 'new' && setAsideFor.length > 0;
}

/** The part of a message that its visitor is told. */
export function toReceipt(message: Omit<StoredMessage, 'state'>): MessageReceipt {
  const { reference, receivedAt, replyBy } = message;
  return { reference, receivedAt: receivedAt.toISOString(), replyBy: replyBy.toISOString() };
}

/** Who made a change; `link` is anyone with a link from a team email. */
export const actors = ['site', 'link', 'operator', 'retention'] as const;

type Actor = (typeof actors)[number];

export const eventKinds = [
  'received',
  'set-aside',
  'released',
  'answered',
  'reopened',
  'spam',
  'note',
  'erased',
] as const;

export interface HistoryEvent {
  at: Date;
  kind: (typeof eventKinds)[number];
  by: Actor;
  /** An operator's note, or the suspicions of a message that was set aside; otherwise empty. */
  note: string;
}

/** Events that are a contact with the visitor: the months that a message is kept count from the last one. */
export const contactKinds = ['answered', 'reopened', 'note'] as const satisfies HistoryEvent['kind'][];
