import type { MessageState, StoredMessage } from '../base/message.ts';

export const reminders = ['first-reminder', 'last-reminder'] as const;

export type Reminder = (typeof reminders)[number];

/** One email tells the team of all that are pending. */
export const setAsideList = 'set-aside-list';

/**
 * How a message reaches people: by email, or by the webhook. Each fails and is retried on its own; a message
 * has each at most once.
 */
export const channels = ['team-mail', 'acknowledgement', 'webhook', ...reminders, setAsideList] as const;

export type Channel = (typeof channels)[number];

/** Reminders wait for their time, and a list for its hour: that these are pending says nothing. */
export const waitingByDesign: readonly Channel[] = [...reminders, setAsideList];

/** The channels on which a message in a state no longer goes out. */
export const unwantedChannels: Readonly<Record<MessageState, readonly Channel[]>> = {
  new: [],
  answered: reminders,
  spam: channels,
  erased: channels,
};

export interface DueDelivery {
  channel: Channel;
  due: Date;
}

/** A `dead` delivery was given up after the last attempt; a `canceled` one is no longer wanted. */
export const deliveryStates = ['pending', 'sent', 'dead', 'canceled'] as const;

type DeliveryState = (typeof deliveryStates)[number];

export interface Delivery {
  reference: string;
  channel: Channel;
  state: DeliveryState;
  createdAt: Date;
  /** Attempts so far, including a running one. */
  attempts: number;
  nextTryAt: Date;
  sentAt: Date | undefined;
  /** Why the last attempt failed, for operators; empty if none did. */
  lastError: string;
  /** Addresses of `MAIL_TO` that have accepted this email, while others have refused it so far. */
  acceptedBy: readonly string[];
}

/** A delivery that only this process may attempt until its lease expires. */
export interface LeasedDelivery extends Delivery {
  lease: string;
}

/**
 * How an attempt ended. `failed` is retried, `canceled` is not. `postponed` does not count: a list had no turn yet,
 * or the server stopped.
 */
export type DeliveryOutcome =
  | { kind: 'sent' }
  | { kind: 'postponed'; until: Date }
  | ({ kind: 'failed' | 'canceled' } & Failure);

export interface Failure {
  /** It is logged, so it holds nothing that a visitor sent. */
  error: string;
  /** Addresses that accepted the email although others refused it: only the others get it again. */
  acceptedBy?: readonly string[] | undefined;
}

/**
 * Sends one delivery. Expected failures are outcomes; whatever is thrown counts as failed.
 * @param signal ends the attempt: nobody waits for its outcome
 */
export type Sender = (
  delivery: LeasedDelivery,
  message: StoredMessage,
  signal: AbortSignal,
) => Promise<DeliveryOutcome>;

export type DeliveryFilter = Partial<Pick<Delivery, 'reference' | 'channel' | 'state'>>;
