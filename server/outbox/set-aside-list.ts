import { randomUUID } from 'node:crypto';
import { hour, type Repetition, raceSignal, repeat } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import type { StoredMessage } from '../storage/message.ts';
import type { DeliverDeps } from './loop.ts';
import type { MailResult } from './mail/mailer.ts';
import { setAsideList } from './outbox.ts';
import { listPeriodMs } from './plan-deliveries.ts';

/** What an email lists. */
export interface SetAsideList {
  messages: readonly StoredMessage[];
  /** How many more there are since the last list. */
  others: number;
  /** How many messages are set aside in all. */
  total: number;
}

export interface SetAsideListDeps extends Omit<DeliverDeps, 'outbox'> {
  database: Database;
  countSetAside(): Promise<number>;
  /** Sends the email to all of the team but these addresses. */
  send(list: SetAsideList, acceptedBy: readonly string[], signal: AbortSignal): Promise<MailResult>;
  /** How often to look for new ones: the first of them is listed within a minute. */
  listPollMs: number;
}

/** More in one email would not be read. */
const maxEntries = 50;

/** After a list that nobody took. */
const retryMs = 5 * 60_000;

const sendTimeoutMs = 60_000;

/**
 * Tells the team of messages that were set aside, in one email for all since the last one: within a minute, then once an
 * hour at most, whatever number of processes runs.
 */
export function startSetAsideList(deps: SetAsideListDeps): Repetition {
  return repeat(deps.clock, async abandoned => {
    await sendLists(deps, abandoned).catch((error: unknown) => {
      if (!abandoned.aborted) deps.log.error({ err: error }, 'the list of messages set aside was not sent');
    });
    return deps.listPollMs;
  });
}

/** Sends lists that a part of the team has to the others, and one of what is new to all. */
async function sendLists(deps: SetAsideListDeps, stop: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  if (!(await takeTurn(database, clock.now()))) return;
  const lists = await pending(database)
    .select('accepted_by')
    .distinct()
    .orderBy('accepted_by', 'desc')
    .execute();
  for (const { accepted_by } of lists) await sendList(accepted_by, deps, stop);
}

async function sendList(acceptedBefore: string, deps: SetAsideListDeps, stop: AbortSignal): Promise<void> {
  const { database, clock, log } = deps;
  const acceptedBy = acceptedBefore.split('\n').filter(Boolean);
  // Marks what this email lists: more may be set aside while it is sent.
  const claim = randomUUID();
  const update = database.updateTable('deliveries').where('channel', '=', setAsideList);
  const rows = await update
    .set(({ eb }) => ({ claim, attempts: eb('attempts', '+', 1) }))
    .where('state', '=', 'pending')
    .where('accepted_by', '=', acceptedBefore)
    .returning(['reference', 'created_at'])
    .execute();
  const references = rows
    .toSorted((a, b) => `${a.created_at}${a.reference}`.localeCompare(`${b.created_at}${b.reference}`))
    .map(({ reference }) => reference);
  const found = await Promise.all(references.slice(0, maxEntries).map(deps.findMessage));
  const messages = found.filter(message => message !== undefined);
  const list = { messages, others: references.length - messages.length, total: await deps.countSetAside() };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]);
  const result = await raceSignal(deps.send(list, acceptedBy, signal), signal).catch(
    (): MailResult => ({ kind: 'failed', error: 'not sent in time', recipientRefused: false }),
  );
  deps.metrics?.attempted(setAsideList, result.kind);
  const fields = { channel: setAsideList, count: references.length };
  const settled = update.where('claim', '=', claim);
  if (result.kind === 'sent') log.info(fields, 'delivered');
  else log.warn({ ...fields, error: result.error }, 'delivery failed');
  if (result.kind === 'sent') {
    await settled.set({ state: 'sent', sent_at: clock.now().toISOString(), last_error: '' }).execute();
    return;
  }
  const accepted = [...acceptedBy, ...(result.acceptedBy ?? [])];
  const delayMs = accepted.length === 0 ? retryMs : listPeriodMs;
  const at = new Date(clock.now().getTime() + delayMs).toISOString();
  await settled
    .set({ last_error: result.error, accepted_by: accepted.join('\n'), next_try_at: at })
    .where('state', '=', 'pending')
    .execute();
  // Whoever has a list gets the next one an hour later, even if others refuse it.
  if (accepted.length === 0)
    await database.updateTable('heartbeats').set({ at }).where('name', '=', setAsideList).execute();
}

const pending = (database: Database) =>
  database.selectFrom('deliveries').where('channel', '=', setAsideList).where('state', '=', 'pending');

/** Takes the turn to send a list if something waits: true for one process, and not again within the hour. */
export async function takeTurn(database: Database, now: Date): Promise<boolean> {
  const waiting = await pending(database).select('reference').limit(1).executeTakeFirst();
  if (!waiting) return false;
  const at = new Date(now.getTime() + listPeriodMs).toISOString();
  const taken = await database
    .insertInto('heartbeats')
    .values({ name: setAsideList, at })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ at })
        // A turn that is further away was set while the clock was ahead.
        .where(({ or, eb }) =>
          or([
            eb('heartbeats.at', '<=', now.toISOString()),
            eb('heartbeats.at', '>', new Date(now.getTime() + listPeriodMs + hour).toISOString()),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
