import { type ContactField, type FormValues, fieldNames } from '#shared/contact/contact-message.ts';
import type { ReturnedForm } from '#shared/contact/on-demand.ts';
import { emptyValues } from '../model/form-values.ts';
import type { ReceivedReceipt, SendResult } from '../model/send-message.ts';
import type { ToastItem } from './Toasts.tsx';

/** A stored message, and what the visitor typed. */
export interface SentMessage {
  receipt: ReceivedReceipt | undefined;
  sent: FormValues;
}

/** The outcome of the last attempt. `queued`: the offline queue says the rest. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'refused' }
  | { kind: 'queued' }
  | ({ kind: 'sent' } & SentMessage)
  | { kind: 'failed'; text: string; waitMinutes?: number | undefined; unconfirmed?: boolean };

export interface MessageFormState {
  readonly values: FormValues;
  /** Fields whose notes are shown: they were left or sent with something to fix. */
  readonly checked: readonly ContactField[];
  readonly shown: Shown;
  /** Hydrated; until then the form posts by itself. */
  readonly live: boolean;
  readonly sending: boolean;
  /** The draft is on this device. */
  readonly kept: boolean;
  readonly toast: ToastItem | undefined;
}

/** `toFix` names the fields with a note. */
export type MessageFormEvent =
  | { type: 'started'; values: FormValues; kept: boolean }
  | { type: 'typed'; values: FormValues; toFix: readonly ContactField[]; kept: boolean }
  | { type: 'left'; field: ContactField }
  | { type: 'refused'; values: FormValues; toFix: readonly ContactField[]; text: string }
  | { type: 'sending'; values: FormValues; toFix: readonly ContactField[] }
  /** `corrected`: the stored message whose contact this one added. */
  | {
      type: 'answered';
      outcome: SendResult;
      text: string;
      queued: boolean;
      corrected?: SentMessage | undefined;
    }
  /** The draft was deleted, or another message begins. */
  | { type: 'emptied' }
  | { type: 'toastClosed' };

/** The form as the server renders it. */
export function initialFormState({
  start,
  failedText,
}: {
  start?: ReturnedForm | undefined;
  failedText: string;
}) {
  return {
    values: start?.values ?? emptyValues,
    checked: start ? fieldNames : [],
    shown: firstShown(start, failedText),
    live: false,
    sending: false,
    kept: false,
    toast: undefined,
  } satisfies MessageFormState;
}

function firstShown(start: ReturnedForm | undefined, failedText: string): Shown {
  if (!start) return { kind: 'nothing' };
  if (start.outcome === 'invalid') return { kind: 'refused' };
  return { kind: 'failed', text: failedText, waitMinutes: start.waitMinutes };
}

const emptied = { values: emptyValues, checked: [], sending: false, kept: false };

export function nextFormState(state: MessageFormState, event: MessageFormEvent): MessageFormState {
  const toast = (kind: ToastItem['kind'], text: string): ToastItem => ({
    id: (state.toast?.id ?? 0) + 1,
    kind,
    text,
    // The summary of the problems has the focus and is read out.
    silent: event.type === 'refused',
  });
  switch (event.type) {
    case 'started':
      return { ...state, values: event.values, kept: event.kept, live: true };
    case 'typed':
      // A note leaves once its field is right, and comes back only when the field is left again.
      return {
        ...state,
        values: event.values,
        kept: event.kept,
        checked: state.checked.filter(field => event.toFix.includes(field)),
      };
    case 'left':
      return { ...state, checked: [...state.checked, event.field] };
    case 'refused':
      return {
        ...state,
        values: event.values,
        checked: event.toFix,
        shown: { kind: 'refused' },
        toast: toast('failure', event.text),
      };
    case 'sending':
      return {
        ...state,
        values: event.values,
        checked: event.toFix,
        shown: { kind: 'nothing' },
        sending: true,
      };
    case 'answered': {
      const { outcome, text, corrected } = event;
      if (outcome.kind === 'failed')
        return {
          ...state,
          shown: event.queued
            ? { kind: 'queued' }
            : {
                kind: 'failed',
                text,
                waitMinutes: outcome.waitMinutes,
                unconfirmed: outcome.reason === 'no-answer',
              },
          sending: false,
          toast: toast(event.queued ? 'kept' : 'failure', text),
        };
      return {
        ...state,
        ...emptied,
        shown: {
          kind: 'sent',
          // The visitor keeps one reference; the added contact names it.
          receipt: corrected?.receipt ?? outcome.receipt,
          sent: corrected ? withContact(corrected.sent, state.values) : state.values,
        },
        toast: toast('success', text),
      };
    }
    case 'emptied':
      return { ...state, ...emptied, shown: { kind: 'nothing' }, toast: undefined };
    case 'toastClosed':
      return { ...state, toast: undefined };
  }
}

function withContact(sent: FormValues, { phone, email }: FormValues): FormValues {
  return { ...sent, phone: phone || sent.phone, email: email || sent.email };
}
