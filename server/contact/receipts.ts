import type { FormValues } from '#shared/contact/contact-message.ts';
import type { MessageReceipt } from '#shared/contact/contact-requests.ts';
import { mistypedEmail } from '#shared/contact/email-address.ts';
import { maskedContact } from '#shared/contact/reply-contact.ts';
import type { ShownReceipt } from '#shared/on-demand/shown-page.ts';
import { toReceipt } from '../base/message.ts';
import type { MessageStore } from './message-store.ts';
import { parseReference } from './reference.ts';

/** How many receipts memory keeps for redirects. Beyond that, all are dropped: the database has them, too. */
const maxKept = 1_000;

export type Receipts = ReturnType<typeof createReceipts>;

/**
 * Finds what the page of a receipt shows. A new one is kept in memory: a stored message is confirmed even if
 * the database stops answering right after it.
 */
export function createReceipts(store: Pick<MessageStore, 'findByReference'>, prefix: string) {
  const kept = new Map<string, ShownReceipt>();

  return {
    keep(receipt: MessageReceipt, values: FormValues): void {
      if (kept.size === maxKept) kept.clear();
      const replyTo = maskedContact(values);
      const mistyped = replyTo ? undefined : mistypedEmail(values);
      kept.set(receipt.reference, { ...receipt, replyTo, mistyped });
    },

    /**
     * Finds a receipt, in the database by a reference as people write it. The receipt leaves memory: a
     * mistyped email is shown once, to the browser that sent it.
     */
    async takeOnce(text: string): Promise<ShownReceipt | undefined> {
      const receipt = kept.get(text);
      kept.delete(text);
      if (receipt) return receipt;
      const reference = parseReference(text, prefix);
      const message = reference && (await store.findByReference(reference));
      // An erased message has none: it would ask for a contact, and the answer would add to nothing.
      if (!message || message.state === 'erased') return undefined;
      return { ...toReceipt(message), replyTo: maskedContact(message) };
    },
  };
}
