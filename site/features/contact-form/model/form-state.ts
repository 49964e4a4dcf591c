import { type ContactField, type FormValues, fieldNames } from '#shared/contact/contact-message.ts';
import { incompleteText, retryText } from '#shared/contact/problem-text.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import type { Draft } from './draft.ts';
import { notesOn } from './field-notes.ts';
import { emptyValues, isSameText, newSubmission } from './form-values.ts';
import type { QueuedMessage } from './offline-queue.ts';
import type { Outcome } from './send-message.ts';
import type { StoredReceipt } from './storage.ts';

/** Where the form stands after it was last submitted. `text` is what its toast says. */
export type Phase =
  | { kind: 'idle' | 'sending' }
  /** A field needs work. */
  | { kind: 'incomplete'; text: string }
  | Concluded;

type Concluded = Outcome & {
  text: string;
  values: FormValues;
  /** The receipt comes into view with the focus. */
  movesFocus?: boolean;
};

/** All that the contact form knows. The fields own the text; `values` is what was last read from them. */
export interface FormState extends Draft {
  /** The draft is on this device. */
  isSaved: boolean;
  isHydrated: boolean;
  phase: Phase;
  /** The fields whose notes are shown: they were left or sent with something to fix. */
  checked: readonly ContactField[];
  messages: readonly QueuedMessage[];
  lastReceipt?: StoredReceipt | undefined;
}

/** What the server knows; `returned` is the form as it comes back to a browser that posted it. */
export function firstState(copy: ContactFormCopy, language: string, returned?: ReturnedForm): FormState {
  return {
    values: returned?.values ?? emptyValues,
    submission: newSubmission(),
    isSaved: false,
    isHydrated: false,
    phase: firstPhase(copy, language, returned),
    checked: returned ? fieldNames : [],
    messages: [],
  };
}

function firstPhase(copy: ContactFormCopy, language: string, returned?: ReturnedForm): Phase {
  if (!returned) return { kind: 'idle' };
  const { problems, wait, values } = returned;
  if (problems) return { kind: 'incomplete', text: incompleteText(problems, copy, language) };
  const text = retryText(wait, copy, language);
  return { kind: 'failed', reason: wait ? 'limited' : 'temporary', text, values };
}

/** The phase after a call: with the server's own text, or ours. */
export function phaseAfter(
  outcome: Outcome,
  values: FormValues,
  toasts: ContactFormCopy['toasts'],
): Concluded {
  const isLost = outcome.kind === 'queued' || (outcome.kind === 'failed' && outcome.reason === 'no-answer');
  const ours = outcome.kind === 'sent' ? toasts.sent : isLost ? toasts.network : toasts.failed;
  return { ...outcome, text: outcome.text ?? ours, values };
}

/** What the form shows of its state: notes beside fields, and messages of the offline queue. */
export function viewOf(state: FormState, copy: ContactFormCopy, language: string) {
  const { values, checked, phase, messages } = state;
  const notes = notesOn(values, copy, language).filter(
    // An overlong text is noted at once, everything else on blur.
    ({ field, blocks }) => checked.includes(field) || (blocks && values[field].trim() !== ''),
  );
  const receipt = phase.kind === 'sent' ? phase.receipt : undefined;
  const isShown = ({ settled }: QueuedMessage) =>
    receipt && settled?.receipt?.reference === receipt.reference;
  return {
    notes,
    isIncomplete: phase.kind === 'incomplete',
    unsent: messages.filter(({ settled }) => settled?.kind !== 'sent'),
    /** Messages that the offline queue has sent since the last visit. */
    arrived: messages.filter(message => message.settled?.kind === 'sent' && !isShown(message)),
    /** The id of the queued message whose text the form holds, too. */
    idInForm: messages.find(message => !message.settled && isSameText(message.values, values))?.id,
  };
}
