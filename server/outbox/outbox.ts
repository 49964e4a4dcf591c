import type { StoredMessage } from '../storage/message.ts';

/**
 * How a message reaches people, with the settings that each channel needs. Each fails and is retried on its own; a message
 * has each at most once. A timely one is of no use once its time has passed.
 */
export const channelTable = {
  'team-mail': { needs: 'mail', timely: false },
  acknowledgement: { needs: 'mail', timely: true },
  webhook: { needs: 'webhook', timely: false },
  'first-reminder': { needs: 'mail', timely: true },
  'last-reminder': { needs: 'mail', timely: true },
  // One email lists all messages that were set aside since the last one: set-aside-list.ts.
  'set-aside-list': { needs: 'mail', timely: true },
} as const satisfies Record<string, { needs: 'mail' | 'webhook'; timely: boolean }>;

export type Channel = keyof typeof channelTable;

export const channels = Object.keys(channelTable).filter((name): name is Channel => name in channelTable);

/** Reminds the team of a message without an answer. */
export type Reminder = Extract<Channel, `${string}-reminder`>;

export function isReminder(channel: Channel): channel is Reminder {
  return channel.endsWith('-reminder');
}

export const setAsideList = 'set-aside-list' satisfies Channel;

/** These wait by design: how long they have waited says nothing. */
export function isTimed(channel: Channel): boolean {
  return isReminder(channel) || channel === setAsideList;
}

/** A delivery to be stored, and when it goes out. */
export interface DueDelivery {
  channel: Channel;
  due: Date;
}

/** `dead`: given up after the last attempt. `canceled`: no longer wanted. */
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
  /** Addresses of the team that have it while others still wait. */
  acceptedBy: readonly string[];
}

/** A delivery that only this process may attempt until its claim expires. */
export interface ClaimedDelivery extends Delivery {
  claim: string;
}

/** How an attempt ended. `failed` is retried, `canceled` is not. */
export type Outcome = { kind: 'sent' } | ({ kind: 'failed' | 'canceled' } & Failure);

export interface Failure {
  /** Safe to log: it holds nothing that a visitor sent. */
  error: string;
  /** The server's reply. It may repeat a visitor's words, so it is stored with the message and never logged. */
  serverReply?: string | undefined;
  /** Addresses that accepted the email although others refused it: only those get it again. */
  acceptedBy?: readonly string[] | undefined;
}

/**
 * Sends one delivery. Expected failures are outcomes; whatever is thrown counts as failed.
 * @param signal ends the attempt: nobody waits for its outcome
 */
export type Sender = (delivery: Delivery, message: StoredMessage, signal: AbortSignal) => Promise<Outcome>;

export interface DeliveryFilter {
  reference?: string | undefined;
  state?: DeliveryState | undefined;
}

/** The deliveries of one channel in one state. */
export interface OutboxCount {
  channel: Channel;
  state: DeliveryState;
  count: number;
  /** When the oldest of them was created. */
  oldest: Date;
}
