import { type Clock, minute } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { StoredMessage } from '../base/message.ts';
import { raceSignal } from '../base/race-signal.ts';
import { type Repetition, startRepeating } from '../base/repeat.ts';
import {
  type Channel,
  type DeliveryOutcome,
  type LeasedDelivery,
  type Sender,
  unwantedChannels,
} from './deliveries.ts';
import type { Outbox } from './outbox.ts';
import { retryDelayMs } from './retry-schedule.ts';

/** Channels that share a loop, apart from all others: one that hangs holds up nothing else. */
export interface ChannelGroup {
  channels: readonly Channel[];
  sender: Sender;
  timeoutMs: number;
}

/** The metric counts an attempt as its `DeliveryOutcome`, or as `dead` after the last one; not if postponed. */
export const countedOutcomes = ['sent', 'failed', 'canceled', 'dead'] as const;

/** A sender cancels what is no longer of use: nobody has to act. */
const logLevels = { sent: 'info', failed: 'warn', canceled: 'info', dead: 'error' } as const;

export interface AttemptMetrics {
  attempted(channel: Channel, outcome: (typeof countedOutcomes)[number]): void;
}

export interface LoopDeps {
  outbox: Outbox;
  findMessage(reference: string): Promise<StoredMessage | undefined>;
  clock: Clock;
  log: Log;
  metrics?: AttemptMetrics | undefined;
}

/**
 * How many deliveries each loop attempts at once. The next ones begin when all of these have ended. With more, hosted
 * mail servers would refuse some connections.
 */
export const attemptsPerLoop = 2;

/** This bounds how late a delivery is that nobody wakes the loop for, such as a retry. */
const pollMs = 5_000;

/** A lease lasts this much longer than its attempt, so that there is time to record the outcome. */
const leaseMarginMs = 30_000;

/** Delivers what is due on a group of channels until it is stopped, whatever fails. */
export function startDeliveryLoop(group: ChannelGroup, deps: LoopDeps): Repetition {
  const { channels, sender, timeoutMs } = group;
  const { clock, outbox, log } = deps;

  const send = async (delivery: LeasedDelivery, abandoned: AbortSignal): Promise<DeliveryOutcome> => {
    const message = await deps.findMessage(delivery.reference);
    // It may have been marked or erased since the delivery was leased.
    if (!message || unwantedChannels[message.state].includes(delivery.channel))
      return { kind: 'canceled', error: `the message is ${message?.state ?? 'gone'}` };
    const signal = AbortSignal.any([abandoned, AbortSignal.timeout(timeoutMs)]);
    try {
      return await raceSignal(sender(delivery, message, signal), signal);
    } catch (error) {
      if (abandoned.aborted) return { kind: 'postponed', until: new Date(clock.now().getTime() + minute) };
      const reason = signal.aborted ? `timed out after ${timeoutMs / 1000} s` : locateError(error);
      return { kind: 'failed', error: reason };
    }
  };

  /** Never rejects: if the database fails, the lease expires and the delivery is attempted again. */
  const attempt = async (delivery: LeasedDelivery, abandoned: AbortSignal): Promise<void> => {
    const { reference, channel, attempts } = delivery;
    const fields = { reference, channel, attempts };
    try {
      const outcome = await send(delivery, abandoned);
      const now = clock.now();
      const nextTryAt = nextTry(outcome, attempts, now);
      const isRecorded = await outbox.settle(delivery, outcome, now, nextTryAt);
      if (outcome.kind === 'postponed') return;
      // The delivery was canceled meanwhile, or another process has leased it and records its end.
      if (!isRecorded && outcome.kind !== 'sent') return;
      const kind = outcome.kind === 'failed' && !nextTryAt ? 'dead' : outcome.kind;
      deps.metrics?.attempted(channel, kind);
      if (outcome.kind !== 'sent')
        log[logLevels[kind]]({ ...fields, error: outcome.error }, `delivery ${kind}`);
      else if (isRecorded) log.info(fields, 'delivered');
      else log.warn(fields, 'delivered after its lease was lost: it may arrive twice');
    } catch (error) {
      log.error({ ...fields, err: error }, 'database error, the delivery will be retried');
    }
  };

  return startRepeating(clock, async (abandoned, wake) => {
    const now = clock.now();
    const until = new Date(now.getTime() + timeoutMs + leaseMarginMs);
    try {
      const due = await outbox.lease({ channels, now, until, limit: attemptsPerLoop });
      await Promise.all(due.map(delivery => attempt(delivery, abandoned)));
      // More may be due.
      if (due.length > 0) wake();
    } catch (error) {
      log.error({ channels, err: error }, 'the outbox cannot be read');
    }
    return pollMs;
  });
}

function nextTry(outcome: DeliveryOutcome, attempts: number, now: Date): Date | undefined {
  if (outcome.kind === 'postponed') return outcome.until;
  const delayMs = outcome.kind === 'failed' ? retryDelayMs(attempts) : undefined;
  return delayMs === undefined ? undefined : new Date(now.getTime() + delayMs);
}

/** Names an error and where it was thrown, without its text, which may repeat a visitor's words. */
function locateError(error: unknown): string {
  if (!(error instanceof Error)) return `unexpected: ${typeof error}`;
  return [`unexpected: ${error.name}`, ...(error.stack?.match(/^ +at .*$/gm) ?? []).slice(0, 3)].join('');
}
