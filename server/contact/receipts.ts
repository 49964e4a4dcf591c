import { mistypedEmail } from '#shared/contact/email-address.ts';
import { maskedContact } from '#shared/contact/reply-contact.ts';
import type { ShownReceipt } from '#shared/on-demand/shown-page.ts';
import { toReceipt } from '../base/message.ts';
import type { MessageStore } from './message-store.ts';
import { parseReference } from './reference.ts';

export type FindReceipt = ReturnType<typeof createFindReceipt>;

/** Makes the function that finds what the page of a receipt shows, by a reference as people write it. */
export function createFindReceipt(store: Pick<MessageStore, 'findByReference'>, prefix: string) {
  return async (text: string): Promise<ShownReceipt | undefined> => {
    const reference = parseReference(text, prefix);
    const message = reference && (await store.findByReference(reference));
    // An erased message has none: it would ask for a contact, and the answer would add to nothing.
    if (!message || message.state === 'erased') return undefined;
    const [initial] = mistypedEmail(message) ?? '';
    return {
      ...toReceipt(message),
      replyTo: maskedContact(message),
      mistyped: initial && `${initial}…`,
    };
  };
}
