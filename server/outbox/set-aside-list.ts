import { type Clock, type Repetition, raceSignal, repeat } from '../clock.ts';
import type { Log } from '../log.ts';
import type { StoredMessage } from '../storage/message.ts';
import type { OutboxMetrics } from './deliver-due.ts';
import type { MailResult } from './mail/mailer.ts';
import { setAsideList } from './outbox.ts';
import { listPeriodMs } from './plan-deliveries.ts';
import type { setAsideQueue } from './set-aside-queue.ts';

/** What an email lists. */
export interface SetAsideList {
  messages: readonly StoredMessage[];
  /** How many more there are since the last list. */
  others: number;
  /** How many messages are set aside in all. */
  total: number;
}

export interface SetAsideListDeps {
  queue: ReturnType<typeof setAsideQueue>;
  findMessage(reference: string): Promise<StoredMessage | undefined>;
  countSetAside(): Promise<number>;
  /** Sends the email to all of the team but these addresses. */
  send(list: SetAsideList, acceptedBy: readonly string[], signal: AbortSignal): Promise<MailResult>;
  clock: Clock;
  log: Log;
  metrics?: OutboxMetrics | undefined;
  /** How often to look for new ones: the first of them is listed within a minute. */
  pollMs: number;
}

/** More in one email would not be read. */
const maxEntries = 50;

/** After a failure. */
const retryMs = 5 * 60_000;

/** A part of the team that has refused a list for this long gets the next one instead. */
const maxAttempts = listPeriodMs / retryMs;

const sendTimeoutMs = 60_000;

/**
 * Tells the team of messages that were set aside, in one email for all since the last one: within a minute, then once an
 * hour at most, whatever number of processes runs.
 */
export function startSetAsideList(deps: SetAsideListDeps): Repetition {
  return repeat(deps.clock, async abandoned => {
    await sendList(deps, abandoned).catch((error: unknown) => {
      if (!abandoned.aborted) deps.log.error({ err: error }, 'messages set aside were not listed');
    });
    return deps.pollMs;
  });
}

async function sendList(deps: SetAsideListDeps, stop: AbortSignal): Promise<void> {
  const { queue, clock, log } = deps;
  const unlisted = await queue.unlisted();
  if (!unlisted || !(await queue.takeTurn(clock.now()))) return;
  const { references, acceptedBy, attempts } = unlisted;
  const found = await Promise.all(references.slice(0, maxEntries).map(deps.findMessage));
  const messages = found.filter(message => message !== undefined);
  const list = { messages, others: references.length - messages.length, total: await deps.countSetAside() };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]);
  const result = await raceSignal(deps.send(list, acceptedBy, signal), signal).catch(
    (): MailResult => ({ kind: 'failed', error: 'not sent in time', recipientRefused: false }),
  );
  const fields = { channel: setAsideList, count: references.length, attempts: attempts + 1 };
  deps.metrics?.attempted(setAsideList, result.kind);
  if (result.kind === 'sent') log.info(fields, 'delivered');
  else log.warn({ ...fields, error: result.error }, 'delivery failed');
  const accepted = result.kind === 'failed' ? [...acceptedBy, ...(result.acceptedBy ?? [])] : [];
  if (result.kind === 'sent' || (accepted.length > 0 && attempts + 1 >= maxAttempts))
    return queue.listed(references, clock.now());
  await queue.failed(references, result.error, accepted);
  await queue.setNextTurn(new Date(clock.now().getTime() + retryMs));
}
