import { maxQueuedDays } from '#shared/contact/contact-requests.ts';
import { type Clock, day, hour, minute } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { type Repetition, startRepeating } from '../base/repeat.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MessageStore } from './message-store.ts';

interface RetentionDeps {
  store: Pick<MessageStore, 'eraseBefore' | 'forgetKeys'>;
  outbox: Pick<Outbox, 'forgetTurns'>;
  /** How many months a message is kept after the last contact: what the privacy policy says. */
  months: number;
  clock: Clock;
  log: Log;
}

/** How long a key lives at least: a message may be queued because its first answer was lost. */
export const keyLifetimeMs = (maxQueuedDays + 1) * day;

/** Erases what must not be kept longer, now and every six hours. Several processes may do so side by side. */
export function startRetention({ store, outbox, months, clock, log }: RetentionDeps): Repetition {
  return startRepeating(clock, async () => {
    const now = clock.now();
    try {
      await store.forgetKeys(new Date(now.getTime() - keyLifetimeMs));
      await outbox.forgetTurns(now);
      const erased = await store.eraseBefore(monthsBefore(now, months), now);
      if (erased === 0) return 6 * hour;
      log.info({ erased, months }, 'expired messages erased');
      // There may be more.
      return 0;
    } catch (error) {
      log.error({ err: error }, 'retention failed, retrying in 10 minutes');
      return 10 * minute;
    }
  });
}

/** The same day and time some months earlier, or the last day of a shorter month. In UTC. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // Day 31 of a month with 30 days would be the first of the next month.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
