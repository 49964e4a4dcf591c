import { type Clock, raceSignal } from '../clock.ts';
import type { Log } from '../log.ts';
import type { StoredMessage } from '../storage/message.ts';
import type { Outbox } from './database-outbox.ts';
import type { Channel, ClaimedDelivery, Outcome, Sender } from './outbox.ts';
import { retryDelayMs } from './retry-schedule.ts';

/** Channels that share a loop, apart from all others: one that hangs holds up nothing else. */
export interface ChannelGroup {
  channels: readonly Channel[];
  sender: Sender;
  /** How many deliveries are attempted at once. */
  concurrency: number;
  /** How long an attempt may take. */
  timeoutMs: number;
}

export interface OutboxMetrics {
  attempted(channel: Channel, result: Outcome['kind'] | 'dead'): void;
}

export interface DeliverDeps {
  outbox: Outbox;
  findMessage(reference: string): Promise<StoredMessage | undefined>;
  clock: Clock;
  log: Log;
  metrics?: OutboxMetrics | undefined;
}

/** Slack between the timeout of an attempt and the expiry of its claim, to record the outcome. */
const claimMarginMs = 30_000;

/** How long to wait before an outcome is recorded again after the database failed. */
const recordRetryDelayMs = 2_000;

/** Claims due deliveries of a group, as many as may be attempted beside the running ones. */
export function claimDue(
  { channels, concurrency, timeoutMs }: ChannelGroup,
  running: readonly ClaimedDelivery[],
  { clock, outbox }: DeliverDeps,
): Promise<ClaimedDelivery[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + timeoutMs + claimMarginMs);
  return outbox.claim({ channels, now, until, limit: concurrency - running.length, running });
}

/**
 * Attempts one delivery and records the outcome. Never rejects: if the database fails, the claim expires and the delivery
 * is attempted again.
 */
export async function attempt(
  delivery: ClaimedDelivery,
  group: ChannelGroup,
  deps: DeliverDeps,
  stop: AbortSignal,
): Promise<void> {
  const { reference, channel } = delivery;
  try {
    const message = await deps.findMessage(reference);
    const outcome = await send(delivery, message, group, stop);
    if (!outcome) return;
    const nextTryAt = outcome.kind === 'failed' ? retryTime(delivery, deps) : undefined;
    const isRecorded = await record(delivery, outcome, nextTryAt, deps, stop);
    const isDead = outcome.kind === 'failed' && !nextTryAt;
    report(delivery, outcome, { isRecorded, isDead }, deps);
  } catch (error) {
    deps.log.error({ reference, channel, err: error }, 'database error, the delivery will be retried');
  }
}

/** Returns `undefined` if the outbox stops first: another process takes over when the claim expires. */
async function send(
  delivery: ClaimedDelivery,
  message: StoredMessage | undefined,
  { sender, timeoutMs }: ChannelGroup,
  stop: AbortSignal,
): Promise<Outcome | undefined> {
  // It may have been marked or erased since the delivery was claimed.
  if (!message || message.state === 'erased' || message.state === 'spam')
    return { kind: 'canceled', error: `the message is ${message?.state ?? 'gone'}` };

  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  try {
    const outcome = await raceSignal(sender(delivery, message, signal), signal);
    // After an abort a failure says nothing about the delivery; a success still counts.
    if (outcome.kind === 'sent' || !signal.aborted) return outcome;
  } catch (error) {
    if (!signal.aborted) return { kind: 'failed', error: `unexpected: ${locateError(error)}` };
  }
  return stop.aborted ? undefined : { kind: 'failed', error: `timed out after ${timeoutMs / 1000} s` };
}

/** Names an error and where it was thrown, without its text, which may repeat a visitor's words. */
function locateError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack?.match(/^ +at .*$/gm) ?? []).slice(0, 3)].join('');
}

function retryTime({ attempts }: ClaimedDelivery, { clock }: DeliverDeps): Date | undefined {
  const delay = retryDelayMs(attempts);
  return delay === undefined ? undefined : new Date(clock.now().getTime() + delay);
}

/** Retries while the claim lasts, so that a short database lock does not cause a second email. */
async function record(
  delivery: ClaimedDelivery,
  outcome: Outcome,
  nextTryAt: Date | undefined,
  { outbox, clock }: DeliverDeps,
  stop: AbortSignal,
): Promise<boolean> {
  const givesUpAt = clock.now().getTime() + claimMarginMs;
  for (;;) {
    try {
      return await outbox.settle(delivery, outcome, clock.now(), nextTryAt);
    } catch (error) {
      if (stop.aborted || clock.now().getTime() >= givesUpAt) throw error;
      await new Promise<void>(resolve => void clock.after(recordRetryDelayMs, resolve));
    }
  }
}

function report(
  { reference, channel, attempts }: ClaimedDelivery,
  outcome: Outcome,
  { isRecorded, isDead }: { isRecorded: boolean; isDead: boolean },
  { log, metrics }: DeliverDeps,
): void {
  const result = isDead ? 'dead' : outcome.kind;
  metrics?.attempted(channel, result);
  const fields = { reference, channel, attempts };
  if (outcome.kind === 'sent') {
    if (isRecorded) log.info(fields, 'delivered');
    else log.warn(fields, 'delivered after its claim was lost: it may arrive twice');
  } else if (isDead)
    log.error({ ...fields, error: outcome.error }, 'delivery is dead: the last attempt failed');
  else log.warn({ ...fields, error: outcome.error }, `delivery ${result}`);
}
