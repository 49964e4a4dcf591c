import type { FormValues } from '#shared/contact/contact-message.ts';
import type { ReturnedForm } from '#shared/contact/on-demand.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { CallResult } from '../model/offline-queue.ts';
import type { ReceivedReceipt, SendResult } from '../model/send-message.ts';
import { refusalText } from './problems.ts';

/** Where the form stands: what became of the last press. `text` is what its toast says. */
export type Phase =
  | { kind: 'idle' | 'sending' }
  | { kind: 'sent'; text: string; receipt: ReceivedReceipt | undefined; sent: FormValues }
  /** A field needs work. */
  | { kind: 'refused'; text: string }
  /** The offline queue says the rest. */
  | { kind: 'queued'; text: string }
  | { kind: 'failed'; text: string; waitMinutes?: number | undefined; unconfirmed?: boolean };

/** The phase in which the server renders the form. */
export function firstPhase(start: ReturnedForm | undefined, copy: ContactFormCopy, language: string): Phase {
  if (!start) return { kind: 'idle' };
  if (start.outcome === 'invalid')
    return { kind: 'refused', text: refusalText(start.values, copy, language) };
  return { kind: 'failed', text: copy.toasts.failed, waitMinutes: start.waitMinutes };
}

/** The phase after a call. */
export function phaseAfter(result: CallResult, sent: FormValues, toasts: ContactFormCopy['toasts']): Phase {
  const text = resultText(result, toasts);
  if (result.kind === 'sent') return { kind: 'sent', text, receipt: result.receipt, sent };
  if (result.queued) return { kind: 'queued', text };
  const { waitMinutes, reason } = result;
  return { kind: 'failed', text, waitMinutes, unconfirmed: reason === 'no-answer' };
}

/** The server's own text, or ours. */
export function resultText(result: SendResult, toasts: ContactFormCopy['toasts']): string {
  if (result.text) return result.text;
  if (result.kind === 'sent') return toasts.sent;
  return result.reason === 'no-answer' ? toasts.network : toasts.failed;
}
