import { responseHours } from '#contract/contact-message.ts';
import { hour } from '../clock.ts';
import type { MessageStore } from '../contact/message-store.ts';
import type { StoredMessage } from '../message.ts';
import { reminderHours } from '../outbox/plan-deliveries.ts';

/** When the first reminder goes out, and a message counts as overdue. In hours. */
export const overdueHours = reminderHours['reminder-18'];

/** What has waited for an answer so many hours or longer, the longest first. What is held is not counted. */
export async function unansweredSince(
  store: MessageStore,
  now: Date,
  hours: number,
): Promise<StoredMessage[]> {
  // Received before the next millisecond: exactly so many hours count.
  const before = new Date(now.getTime() - hours * hour + 1);
  return (await store.list({ state: 'new', held: false, before })).toReversed();
}

/** How the promise was kept: of what was answered, or should have been by now, the part answered in time. */
interface PromiseKept {
  due: number;
  inTime: number;
  /** From 0 to 1; `undefined` while nothing is due. */
  share: number | undefined;
}

export async function promiseKept(store: MessageStore, since: Date, now: Date): Promise<PromiseKept> {
  const promised = responseHours * hour;
  const times = (await store.answerTimes(since)).map(({ receivedAt, answeredAt }) => ({
    answered: answeredAt !== undefined,
    waited: (answeredAt ?? now).getTime() - receivedAt.getTime(),
  }));
  const due = times.filter(({ answered, waited }) => answered || waited > promised).length;
  const inTime = times.filter(({ answered, waited }) => answered && waited <= promised).length;
  return { due, inTime, share: due === 0 ? undefined : inTime / due };
}
