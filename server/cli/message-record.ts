import type { StoredMessage } from '../contact/message-store.ts';
import { receiptOf } from '../contact/submit-contact-form.ts';

/** A message as it is handed to other programs: plain texts, times in ISO 8601, UTC. */
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
  };
}
