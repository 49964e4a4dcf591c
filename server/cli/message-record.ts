import { type MessageEvent, receiptOf, type StoredMessage } from '../message.ts';
import type { Delivery } from '../outbox/outbox.ts';

/** A message as it is handed to other programs: times in ISO 8601, UTC. Fields are only ever added, at the end. */
export function toRecord(message: StoredMessage) {
  const { reference, receivedAt, replyBy } = receiptOf(message);
  return {
    reference,
    receivedAt: receivedAt.toISOString(),
    replyBy: replyBy.toISOString(),
    language: message.language,
    name: message.name,
    phone: message.phone,
    email: message.email,
    organization: message.organization,
    message: message.message,
    state: message.state,
    heldFor: message.heldFor,
  };
}

/** The same with what has happened to it. */
export function toFullRecord(
  message: StoredMessage,
  history: readonly MessageEvent[],
  deliveries: readonly Delivery[],
) {
  return {
    ...toRecord(message),
    history,
    deliveries: deliveries.map(({ reference, ...delivery }) => delivery),
  };
}
