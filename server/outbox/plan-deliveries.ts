import { isPlausibleEmail } from '#contract/contact-message.ts';
import { hour } from '../clock.ts';
import type { Config } from '../config.ts';
import type { StoredMessage } from '../message.ts';
import { channels, type Delivery, type DueDelivery, isReminder, type Reminder } from './outbox.ts';

/** When the team is reminded of an unanswered message, in hours after it was received: before the promised 24. */
export const reminderHours: Readonly<Record<Reminder, number>> = { 'reminder-18': 18, 'reminder-23': 23 };

/** The part of the configuration that decides which channels are used. */
export interface DeliveryOptions {
  mail: Pick<NonNullable<Config['mail']>, 'acknowledge'> | undefined;
  webhook: object | undefined;
}

/**
 * Plans the deliveries of a message that is stored or released now. Team mail and reminders are planned even without a
 * mail server; they wait in the outbox. A held message gets none; a reminder whose time has passed is left out.
 */
export function planDeliveries(
  message: Pick<StoredMessage, 'email' | 'heldFor' | 'receivedAt'>,
  { mail, webhook }: DeliveryOptions,
  now: Date,
): DueDelivery[] {
  if (message.heldFor.length > 0) return [];
  const deliveries: DueDelivery[] = [{ channel: 'team-mail', due: now }];
  if (webhook) deliveries.push({ channel: 'webhook', due: now });
  if (mail?.acknowledge && isPlausibleEmail(message.email))
    deliveries.push({ channel: 'acknowledgement', due: now });
  for (const channel of channels.filter(isReminder)) {
    const due = reminderTime(channel, message.receivedAt);
    if (due > now) deliveries.push({ channel, due });
  }
  return deliveries;
}

/** When a delivery was first due, before any retry. */
export function firstDue({ channel, createdAt }: Delivery, receivedAt: Date): Date {
  return isReminder(channel) ? reminderTime(channel, receivedAt) : createdAt;
}

/** Counts from the message, even if that was released later. */
function reminderTime(channel: Reminder, receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + reminderHours[channel] * hour);
}
