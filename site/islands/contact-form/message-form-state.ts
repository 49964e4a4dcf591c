import { type ContactField, contactFields } from '#contract/contact-message.ts';
import { emptyValues, type FormStart, type FormValues } from '../../browser/form-values.ts';
import { addToast, removeToast, type ToastItem } from '../toasts/toast-list.ts';
import type { Outcome } from './send-message.ts';

/** What is shown of the last attempt: nothing yet, the fields that need work, or the outcome of the call. */
type Shown = { kind: 'nothing' } | { kind: 'refused' } | (Outcome & { answerable: boolean });

export interface MessageFormState {
  readonly values: FormValues;
  /** Fields whose notes are shown: they were left or sent with something to fix. */
  readonly checked: readonly ContactField[];
  readonly shown: Shown;
  /** `shown` came with the server's HTML: no toast has said it, and nothing has moved the focus. */
  readonly fromServer: boolean;
  /** The script runs; until then the form posts by itself. */
  readonly live: boolean;
  readonly sending: boolean;
  readonly toasts: readonly ToastItem[];
}

/** `toFix` names the fields with a note. */
export type MessageFormEvent =
  | { type: 'started'; values: FormValues }
  | { type: 'typed'; values: FormValues; toFix: readonly ContactField[] }
  | { type: 'left'; field: ContactField }
  | { type: 'refused'; values: FormValues; toFix: readonly ContactField[]; text: string }
  | { type: 'sending'; values: FormValues; toFix: readonly ContactField[] }
  | { type: 'answered'; outcome: Outcome; answerable: boolean }
  | { type: 'toastClosed'; id: number };

/** The form as the server renders it. `failedText` is said where a form comes back that could not be taken. */
export function initialState({ start, failedText }: { start?: FormStart | undefined; failedText: string }) {
  return {
    values: start?.values ?? emptyValues,
    checked: start ? contactFields : [],
    shown: firstShown(start, failedText),
    fromServer: true,
    live: false,
    sending: false,
    toasts: [],
  } satisfies MessageFormState;
}

function firstShown(start: FormStart | undefined, failedText: string): Shown {
  if (!start) return { kind: 'nothing' };
  if (start.outcome === 'invalid') return { kind: 'refused' };
  return { kind: 'failed', text: failedText, waitMinutes: start.waitMinutes, answerable: true };
}

export function nextState(state: MessageFormState, event: MessageFormEvent): MessageFormState {
  switch (event.type) {
    case 'started':
      return { ...state, values: event.values, live: true };
    case 'typed':
      // A note leaves once its field is right, and comes back only when the field is left again.
      return {
        ...state,
        values: event.values,
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
        fromServer: false,
        toasts: addToast(state.toasts, 'failure', event.text),
      };
    case 'sending':
      return {
        ...state,
        values: event.values,
        checked: event.toFix,
        shown: { kind: 'nothing' },
        fromServer: false,
        sending: true,
      };
    case 'answered': {
      const { outcome, answerable } = event;
      const sent = outcome.kind === 'sent';
      return {
        ...state,
        ...(sent && { values: emptyValues, checked: [] }),
        shown: { ...outcome, answerable },
        sending: false,
        toasts: addToast(state.toasts, sent ? 'success' : 'failure', outcome.text),
      };
    }
    case 'toastClosed':
      return { ...state, toasts: removeToast(state.toasts, event.id) };
  }
}
