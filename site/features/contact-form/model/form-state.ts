import type { ContactField, FormValues } from '#shared/contact/contact-message.ts';
import { incompleteText, retryText } from '#shared/contact/problem-text.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import type { Draft } from './draft.ts';
import { notesOn } from './field-notes.ts';
import { isSameText } from './form-values.ts';
import type { QueuedMessage } from './offline-queue.ts';
import type { Outcome } from './send-message.ts';
import type { StoredReceipt } from './storage.ts';

/** Where the form stands after it was last submitted. */
export type Phase =
  | { kind: 'idle' | 'sending'; text?: undefined }
  /** A field needs work, which `text` names. */
  | { kind: 'incomplete'; text: string }
  /** What became of the message that was submitted; `values` is its text. */
  | (Outcome & { values: FormValues; movesFocus?: boolean });

/** All that the contact form knows. The fields own the text; `values` is what was last read from them. */
export interface FormState extends Draft {
  /** Whether the device stores the draft. */
  isSaved: boolean;
  isHydrated: boolean;
  phase: Phase;
  /** The fields whose notes are shown: they were left, or the form was submitted. */
  touched: readonly ContactField[];
  messages: readonly QueuedMessage[];
  lastReceipt?: StoredReceipt | undefined;
}

/** `returned` is the form as it comes back to a browser that posted it. */
export function initialPhase(copy: ContactFormCopy, language: string, returned?: ReturnedForm): Phase {
  if (!returned) return { kind: 'idle' };
  const { problems, wait, values } = returned;
  if (problems) return { kind: 'incomplete', text: incompleteText(problems, copy, language) };
  return { kind: 'temporary', text: wait && retryText(wait, copy, language), values };
}

/** What toast and form say of a phase: the server's own text, or ours; nothing while idle or sending. */
export function phaseText({ kind, text }: Phase, { toasts }: ContactFormCopy): string | undefined {
  if (kind === 'queued' || kind === 'no-answer') return toasts.network;
  if (kind === 'refused' || kind === 'temporary') return text ?? toasts.failed;
  return kind === 'sent' ? (text ?? toasts.sent) : text;
}

/** What the form shows of its state: notes beside fields, messages of the offline queue, and receipts. */
export function viewOf(state: FormState, copy: ContactFormCopy, language: string) {
  const { values, touched, phase, messages, lastReceipt } = state;
  const shownAbove = phase.kind === 'sent' ? phase.receipt?.reference : undefined;
  return {
    notes: notesOn(values, copy, language).filter(({ field }) => touched.includes(field)),
    unsent: messages.filter(({ settled }) => settled?.kind !== 'sent'),
    /** The id of the queued message whose text the form holds, too. */
    idInForm: messages.find(message => !message.settled && isSameText(message.values, values))?.id,
    /** Of messages that were sent last, or by the offline queue. */
    receipts: [lastReceipt, ...messages.map(({ settled }) => settled?.receipt)].flatMap(receipt =>
      receipt && receipt.reference !== shownAbove ? [receipt] : [],
    ),
  };
}
