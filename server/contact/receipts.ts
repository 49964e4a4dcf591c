import { maskedContact } from '#shared/contact/reply-contact.ts';
import type { ShownReceipt } from '#shared/on-demand/pages.ts';
import { toReceipt } from '../base/message.ts';
import type { MessageStore } from './message-store.ts';
import { parseReference } from './reference.ts';

/** Finds what the page of a receipt shows, by a reference as people write it. */
export async function findReceipt(
  text: string,
  prefix: string,
  store: Pick<MessageStore, 'findByReference'>,
): Promise<ShownReceipt | undefined> {
  const reference = parseReference(text, prefix);
  const message = reference && (await store.findByReference(reference));
  return message ? { ...toReceipt(message), replyTo: maskedContact(message) } : undefined;
}
