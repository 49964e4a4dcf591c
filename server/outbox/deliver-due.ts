import type { Clock } from '../clock.ts';
import type { MessageStore } from '../contact/message-store.ts';
import type { Log } from '../log.ts';
import type { StoredMessage } from '../message.ts';
import type { Lane } from './lane.ts';
import { type Attempt, type Channel, type ClaimedDelivery, isReminder, type Outbox } from './outbox.ts';
import { firstDue } from './plan-deliveries.ts';
import { waitAfter } from './retry-schedule.ts';
import type { Outcome } from './sender.ts';

export interface PassNeeds {
  outbox: Outbox;
  store: Pick<MessageStore, 'findByReference'>;
  clock: Clock;
  /** From 0 to 1, for the jitter of the next try. */
  random(): number;
  log: Log;
  /** Hears of each try, with how long after the delivery was first due it ended, in milliseconds. */
  onAttempt?: ((channel: Channel, result: Result, lag: number) => void) | undefined;
}

/** What a try came to. `dead`: it was the last one. `unclaimed`: sent, while somebody else could claim it as well. */
type Result = Outcome['kind'] | 'dead' | 'unclaimed';

/** A claim outlives the longest try by this, for what has to be written down afterwards. Milliseconds. */
const claimMargin = 30_000;

/** How long to wait before an outcome is written down again that the database did not take. Milliseconds. */
const settleAgain = 2_000;

/** Claims what is due in a lane, tries it all at once and writes down what became of it. Says how many there were. */
export async function pass(lane: Lane, needs: PassNeeds, stop: AbortSignal): Promise<number> {
  const now = needs.clock.now();
  const until = new Date(now.getTime() + lane.timeout + claimMargin);
  const { channels, concurrency: limit } = lane;
  const claimed = await needs.outbox.claim({ channels, now, until, limit });
  await Promise.all(claimed.map(delivery => attempt(delivery, lane, needs, stop)));
  return claimed.length;
}

/** One try. What can't be known or written down is left to the end of the claim: the delivery is tried again then. */
async function attempt(
  delivery: ClaimedDelivery,
  lane: Lane,
  needs: PassNeeds,
  stop: AbortSignal,
): Promise<void> {
  const { reference, channel } = delivery;
  try {
    const message = await needs.store.findByReference(reference);
    const outcome = await tryOnce(delivery, message, lane, needs.clock, stop);
    if (!outcome) return;
    const now = needs.clock.now();
    const tried = attemptOf(outcome, delivery, needs, now);
    const claimed = await settle(delivery, tried, needs, stop);
    const due = firstDue(delivery, message?.receivedAt ?? delivery.createdAt);
    report(delivery, outcome, resultOf(tried, claimed), needs, now.getTime() - due.getTime());
  } catch (error) {
    needs.log.error({ reference, channel, err: error }, 'delivery is tried again: the database failed');
  }
}

/** Why a message is not to be delivered any more, as it stands at the moment of sending. */
function unwanted({ channel }: ClaimedDelivery, message: StoredMessage): string | undefined {
  if (message.state === 'erased' || message.state === 'spam') return `the message is ${message.state}`;
  if (message.state === 'answered' && isReminder(channel)) return 'the message is answered';
  return undefined;
}

/** `undefined`: abandoned, because everything stops. */
async function tryOnce(
  delivery: ClaimedDelivery,
  message: StoredMessage | undefined,
  lane: Lane,
  clock: Clock,
  stop: AbortSignal,
): Promise<Outcome | undefined> {
  if (!message) return { kind: 'canceled', error: 'there is no such message' };
  const reason = unwanted(delivery, message);
  if (reason !== undefined) return { kind: 'canceled', error: reason };

  const timeout = new AbortController();
  const callOff = clock.after(lane.timeout, () => timeout.abort());
  const signal = AbortSignal.any([stop, timeout.signal]);
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  signal.addEventListener('abort', () => end(undefined), { once: true });
  if (signal.aborted) end(undefined);
  try {
    const outcome = await Promise.race([lane.carrier(delivery, message, signal), ended]);
    // What a carrier says once it was told to end is about the end; only that it had arrived still counts.
    if (outcome?.kind === 'sent' || (outcome && !signal.aborted)) return outcome;
  } catch (error) {
    if (!signal.aborted) return { kind: 'failed', error: `unexpected: ${whereOf(error)}` };
  } finally {
    callOff();
  }
  return stop.aborted
    ? undefined
    : { kind: 'failed', error: `no end after ${Math.round(lane.timeout / 1000)} s` };
}

/** What kind of error and where it was thrown; its text is left out, for it may hold what a visitor wrote. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack?.match(/^ +at .*$/gm) ?? []).slice(0, 3)].join('');
}

function attemptOf(outcome: Outcome, delivery: ClaimedDelivery, needs: PassNeeds, now: Date): Attempt {
  if (outcome.kind === 'sent') return { kind: 'sent' };
  const error = outcome.said === undefined ? outcome.error : `${outcome.error} ${outcome.said}`;
  if (outcome.kind === 'canceled') return { kind: 'canceled', error };
  const wait = waitAfter(delivery.attempts, needs.random());
  const nextTryAt = wait === undefined ? undefined : new Date(now.getTime() + wait);
  return { kind: 'failed', error, nextTryAt };
}

/**
 * Writes down an outcome, again and again while the claim lasts: a mail that counts as unsent is sent twice. `false`
 * when it was not ours to write down any more.
 */
async function settle(
  delivery: ClaimedDelivery,
  attempt: Attempt,
  needs: PassNeeds,
  stop: AbortSignal,
): Promise<boolean> {
  for (let waited = 0; ; waited += settleAgain) {
    try {
      return await needs.outbox.settle(delivery, attempt, needs.clock.now());
    } catch (error) {
      if (stop.aborted || waited >= claimMargin) throw error;
      await new Promise<void>(resolve => void needs.clock.after(settleAgain, resolve));
    }
  }
}

function resultOf(attempt: Attempt, claimed: boolean): Result {
  if (attempt.kind === 'sent') return claimed ? 'sent' : 'unclaimed';
  return claimed && attempt.kind === 'failed' && !attempt.nextTryAt ? 'dead' : attempt.kind;
}

function report(
  delivery: ClaimedDelivery,
  outcome: Outcome,
  result: Result,
  { log, onAttempt }: PassNeeds,
  lag: number,
): void {
  const { reference, channel, attempts } = delivery;
  onAttempt?.(channel, result, lag);
  const what = { reference, channel, attempts };
  if (outcome.kind === 'sent') {
    if (result === 'sent') log.info(what, 'delivered');
    else log.warn(what, 'delivered after the claim was lost: it may arrive twice');
    return;
  }
  const why = { ...what, error: outcome.error };
  if (result === 'dead') log.error(why, 'delivery is dead: given up after the last try');
  else log.warn(why, `delivery ${result}`);
}
