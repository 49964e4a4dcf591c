/** Ways a message reaches people. Each fails and is tried again by itself; a message has each at most once. */
export const channels = ['team-mail', 'acknowledgement', 'webhook', 'reminder-18', 'reminder-23'] as const;

export type Channel = (typeof channels)[number];

/** Tells the team again of a message that has no answer yet. */
export type Reminder = Extract<Channel, `reminder-${string}`>;

export function isReminder(channel: Channel): channel is Reminder {
  return channel.startsWith('reminder-');
}

/** A delivery to be written down, and from when it goes out: at once, or a reminder after hours without an answer. */
export interface DueDelivery {
  channel: Channel;
  due: Date;
}

/** `dead`: given up after the last try, for people to see. `canceled`: no longer wanted. */
export const deliveryStates = ['pending', 'sent', 'dead', 'canceled'] as const;

type DeliveryState = (typeof deliveryStates)[number];

/** Something to be delivered, as it stands in the outbox. */
export interface Delivery {
  reference: string;
  channel: Channel;
  state: DeliveryState;
  createdAt: Date;
  /** How often it has been tried, the try that goes on included. */
  attempts: number;
  /** When it is tried (again). */
  nextTryAt: Date;
  sentAt: Date | undefined;
  /** Why the last try failed, in words for operators and without personal data; empty when none failed. */
  lastError: string;
}

/** A delivery that this process alone may try until its claim expires. */
export interface ClaimedDelivery extends Delivery {
  claim: string;
}

/** What became of a try. `failed` is tried again at `nextTryAt`; without one it is dead. */
export type Attempt =
  | { kind: 'sent' }
  | { kind: 'failed'; error: string; nextTryAt: Date | undefined }
  | { kind: 'canceled'; error: string };

export interface DeliveryFilter {
  reference?: string | undefined;
  channel?: Channel | undefined;
  state?: DeliveryState | undefined;
}

/** How the outbox stands, for metrics, `stats`, `doctor` and `/readyz`. */
export interface OutboxCount {
  channel: Channel;
  state: DeliveryState;
  count: number;
  /** When the oldest of them was written. */
  oldest: Date;
}

/** What is still to be delivered. Written together with the message (`MessageStore.add`), worked off afterwards. */
export interface Outbox {
  /**
   * Takes what is due on these channels, the longest due first, so that no other process tries the same until
   * `until`. A claim that was not settled by then (a crash) is free again: a delivery is tried at least once.
   */
  claim(request: {
    channels: readonly Channel[];
    now: Date;
    until: Date;
    limit: number;
  }): Promise<ClaimedDelivery[]>;
  /**
   * Writes down what became of a claimed delivery, also that it was sent although it has been canceled meanwhile.
   * `false` when the claim was no longer ours, or when it was canceled and not sent.
   */
  settle(delivery: ClaimedDelivery, attempt: Attempt, now: Date): Promise<boolean>;
  /** Adds a delivery that a message has not had yet; `false` when it has. */
  add(reference: string, delivery: DueDelivery, now: Date): Promise<boolean>;
  /**
   * Makes due now what is dead and what waits for its next try, with all tries before it; says how many. What was never
   * tried, such as a reminder, keeps its time, and what is being tried is left alone.
   */
  retry(filter: DeliveryFilter, now: Date): Promise<number>;
  list(filter?: DeliveryFilter): Promise<Delivery[]>;
  counts(): Promise<OutboxCount[]>;
  /** When the next delivery of these channels is due, those that are being tried excepted. */
  nextDue(channels: readonly Channel[]): Promise<Date | undefined>;
  /**
   * Whether the acknowledgement of this message may go to this address: at most one an hour, atomic among processes.
   * The same message may ask again, for its next try.
   * @param addressDigest a keyed digest; the address itself is not kept here
   */
  mayAcknowledge(addressDigest: string, reference: string, now: Date): Promise<boolean>;
  /** Forgets the acknowledgements that no longer keep another one back. */
  forgetAcknowledgements(now: Date): Promise<void>;
}
