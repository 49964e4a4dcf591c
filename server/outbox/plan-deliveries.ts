import { isPlausibleEmail } from '#contract/contact-message.ts';
import { hour } from '../durations.ts';
import type { StoredMessage } from '../message.ts';
import { channels, type Delivery, type DueDelivery, isReminder, type Reminder } from './outbox.ts';

/** When the team is reminded of a message without an answer, in hours after it was received; before the 24 promised. */
export const reminderHours: Readonly<Record<Reminder, number>> = { 'reminder-18': 18, 'reminder-23': 23 };

/** What decides which ways a message takes; a part of the configuration. */
export interface Ways {
  mail: { acknowledge: boolean } | undefined;
  webhook: object | undefined;
}

/**
 * Which deliveries a message gets that is stored or released now. The team's mail and the reminders are written down
 * also while no mail server is configured: they wait until one is. A held message gets none, and a reminder whose time
 * has passed is left out: the team's mail goes out now.
 */
export function deliveriesFor(
  message: Pick<StoredMessage, 'email' | 'heldFor' | 'receivedAt'>,
  ways: Ways,
  now: Date,
): DueDelivery[] {
  if (message.heldFor.length > 0) return [];
  const deliveries: DueDelivery[] = [{ channel: 'team-mail', due: now }];
  if (ways.webhook) deliveries.push({ channel: 'webhook', due: now });
  if (ways.mail?.acknowledge && isPlausibleEmail(message.email))
    deliveries.push({ channel: 'acknowledgement', due: now });
  for (const channel of channels.filter(isReminder)) {
    const due = new Date(message.receivedAt.getTime() + reminderHours[channel] * hour);
    if (due > now) deliveries.push({ channel, due });
  }
  return deliveries;
}

/** When a delivery was due that may have been put off since. A reminder counts from its message, also when released. */
export function firstDue({ channel, createdAt }: Delivery, receivedAt: Date): Date {
  return isReminder(channel) ? new Date(receivedAt.getTime() + reminderHours[channel] * hour) : createdAt;
}
