import { type ContactField, type FormValues, fieldNames } from '#contract/contact-message.ts';
import { emptyValues, type FormStart } from '../../browser/form-values.ts';
import type { Outcome, Receipt } from '../../browser/send-message.ts';
import { addToast, removeToast, type ToastItem } from '../toasts/toast-list.ts';

/**
 * What is shown of the last attempt: nothing yet, the fields that need work, that the message is below among those kept on
 * this device, or the outcome of the call.
 */
type Shown =
  | { kind: 'nothing' }
  | { kind: 'refused' }
  | { kind: 'below' }
  | { kind: 'sent'; receipt: Receipt | undefined; answerable: boolean }
  | { kind: 'failed'; text: string; waitMinutes?: number | undefined };

export interface MessageFormState {
  readonly values: FormValues;
  /** Fields whose notes are shown: they were left or sent with something to fix. */
  readonly checked: readonly ContactField[];
  readonly shown: Shown;
  /** `shown` came with the server's HTML, without toast or focus. */
  readonly fromServer: boolean;
  /** Hydrated; until then the form posts by itself. */
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
  | { type: 'answered'; outcome: Outcome; text: string; answerable: boolean }
  /** Its message is among those kept on this device. */
  | { type: 'movedBelow' }
  | { type: 'toastClosed'; id: number };

/** The form as the server renders it. */
export function initialState({ start, failedText }: { start?: FormStart | undefined; failedText: string }) {
  return {
    values: start?.values ?? emptyValues,
    checked: start ? fieldNames : [],
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
  return { kind: 'failed', text: failedText, waitMinutes: start.waitMinutes };
}

const emptied = { values: emptyValues, checked: [], sending: false };

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
      const { outcome, text, answerable } = event;
      if (outcome.kind === 'failed')
        return {
          ...state,
          shown: { kind: 'failed', text, waitMinutes: outcome.waitMinutes },
          sending: false,
          toasts: addToast(state.toasts, 'failure', text),
        };
      return {
        ...state,
        ...emptied,
        shown: { kind: 'sent', receipt: outcome.receipt, answerable },
        toasts: addToast(state.toasts, 'success', text),
      };
    }
    case 'movedBelow':
      return { ...state, ...emptied, shown: { kind: 'below' } };
    case 'toastClosed':
      return { ...state, toasts: removeToast(state.toasts, event.id) };
  }
}
