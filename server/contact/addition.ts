import type { FormValues } from '#shared/contact/contact-message.ts';
import { fill } from '#shared/i18n/fill.ts';
import type { ShownReceipt } from '#shared/on-demand/shown-page.ts';

// An addition is a message of its own that a receipt's form sends: a phone number or an email for the message
// of the receipt. The text of the addition names that message.

/**
 * The addition as a message. The receipt's form has no text, so `text` takes its place. If the form knows no
 * name, `#` and the reference stand for the name, and no email greets by such a name.
 */
export function additionMessage(form: FormValues, reference: string, text: string) {
  const message = form.message || fill(text, { reference });
  return {
    values: { ...form, name: form.name || `#${reference}`, message },
    mayRepeat: message !== form.message,
  };
}

export function isEmptyAddition({ phone, email }: FormValues): boolean {
  return (phone + email).trim() === '';
}

/** The receipt of a message and its addition: the visitor keeps the first reference. */
export function withAddition(first: ShownReceipt, { replyTo, mistyped }: ShownReceipt): ShownReceipt {
  return { ...first, replyTo: replyTo ?? first.replyTo, mistyped, addition: replyTo && 'added' };
}
