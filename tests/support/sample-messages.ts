import { mapFields } from '#shared/contact/contact-message.ts';
import { hour } from '../../server/base/clock.ts';
import type { StoredMessage } from '../../server/base/message.ts';
import type { NewMessage } from '../../server/contact/message-rows.ts';

/** When a sample message was received. Most clocks of tests start at this time. */
export const noon = new Date('2026-11-21T12:00:00.000Z');

/** Seconds after noon. */
export const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

/** Hours after noon, or before it. */
export const hours = (count: number) => new Date(noon.getTime() + count * hour);

/** A message with every field filled in; tests name only what matters to them. */
export function sampleMessage(changes: Partial<StoredMessage> = {}): StoredMessage {
  const { receivedAt = noon } = changes;
  return {
    reference: 'CW-7K4M-9QRT',
    receivedAt,
    replyBy: new Date(receivedAt.getTime() + 24 * hour),
    language: 'en',
    ...mapFields(({ name }) => `A certain ${name}`),
    name: 'Ada Rémy',
    phone: '+1 305 555 0142',
    email: 'ada@example.org',
    organization: 'Relief',
    message: 'Water for 400\nبالماء 🚱',
    state: 'new',
    setAsideFor: [],
    ...changes,
  };
}

/** Such a message, to be stored. */
export function newMessage(
  changes: Partial<Omit<StoredMessage, 'state'>> = {},
  rest: Partial<Omit<NewMessage, keyof StoredMessage>> = {},
): NewMessage {
  const { state, ...message } = sampleMessage(changes);
  return { ...message, textDigest: 'text', deliveries: [], ...rest };
}
