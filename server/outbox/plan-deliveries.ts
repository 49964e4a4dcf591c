import { isPlausibleEmail } from '#shared/contact/email-address.ts';
import { hour } from '../base/clock.ts';
import type { StoredMessage } from '../base/message.ts';
import { type DueDelivery, type Reminder, reminders, setAsideList } from './deliveries.ts';

/** When the team is reminded of an unanswered message, as a part of the time promised for an answer. */
const reminderParts: Readonly<Record<Reminder, number>> = { 'first-reminder': 0.75, 'last-reminder': 0.95 };

type PromisedMessage = Pick<StoredMessage, 'receivedAt' | 'replyBy'>;

/** Whole hours after which a reminder goes out: 18 and 23 if an answer is promised within 24. */
export function reminderHours(channel: Reminder, { receivedAt, replyBy }: PromisedMessage): number {
  return Math.round((reminderParts[channel] * (replyBy.getTime() - receivedAt.getTime())) / hour);
}

/** The time counts from the message, even if that was released later. */
export function reminderTime(channel: Reminder, message: PromisedMessage): Date {
  return new Date(message.receivedAt.getTime() + reminderHours(channel, message) * hour);
}

export interface ChannelSettings {
  mail: { acknowledge: boolean } | undefined;
  webhook: object | undefined;
}

/**
 * Plans the deliveries of a message that is stored or released now. Team mail and reminders are planned even
 * without a mail server; they wait in the outbox. A message that was set aside is only listed.
 */
export function planDeliveries(
  message: Pick<StoredMessage, 'email' | 'setAsideFor' | 'receivedAt' | 'replyBy'>,
  { mail, webhook }: ChannelSettings,
  now: Date,
): DueDelivery[] {
  if (message.setAsideFor.length > 0) return [{ channel: setAsideList, due: now }];
  const deliveries: DueDelivery[] = [{ channel: 'team-mail', due: now }];
  if (webhook) deliveries.push({ channel: 'webhook', due: now });
  if (mail?.acknowledge && isPlausibleEmail(message.email))
    deliveries.push({ channel: 'acknowledgement', due: now });
  for (const channel of reminders) {
    const due = reminderTime(channel, message);
    if (due > now) deliveries.push({ channel, due });
  }
  return deliveries;
}
