import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactField,
  type FormValues,
  fieldNames,
  parseContactMessage,
} from '#shared/contact/contact-message.ts';
import type { ReturnedForm } from '#shared/contact/on-demand.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { fill } from '#shared/i18n/fill.ts';
import { type Attempt, attemptFor, clearDraft, deviceStore, loadDraft, saveDraft } from '../model/draft.ts';
import {
  emptyValues,
  fieldId,
  readFields,
  readHoneypot,
  startingValues,
  startWriting,
  writeFields,
} from '../model/form-values.ts';
import { type QueuedMessage, queueMessage } from '../model/offline-queue.ts';
import { requestFor, type SendResult, sendMessage } from '../model/send-message.ts';
import { initialFormState, nextFormState, type SentMessage } from './message-form-state.ts';
import { notesOn, refusalText } from './problems.ts';
import { useOfflineQueue } from './use-offline-queue.ts';
import { useOutcomeInSight } from './use-outcome-in-sight.ts';

/** Serialized into the page's HTML. */
export interface ContactFormProps {
  copy: ContactFormCopy;
  toastCopy: SharedCopy['toasts'];
  language: string;
  /** Where the form posts without JavaScript. */
  action: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
  /** How the form comes back to a browser without JavaScript. */
  start?: ReturnedForm | undefined;
}

/** The state of the message form, its refs and handlers. The fields on the page hold the text; React follows them. */
export function useMessageForm({ copy, language, action, start }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const plan = useRef<string>(undefined);
  const busy = useRef(false);
  // Read before hydration, which may reset a field to the server's value.
  const [typed] = useState(readFields);
  const [state, dispatch] = useReducer(
    nextFormState,
    { start, failedText: copy.toasts.failed },
    initialFormState,
  );
  const { values, checked, shown, sending } = state;
  const { messages: queuedMessages, refresh, remove } = useOfflineQueue();
  const inSight = useOutcomeInSight(state.shown);

  const notes = notesOn(values, copy, language).filter(
    // An overlong text is noted at once, everything else on blur.
    ({ field, blocks }) => checked.includes(field) || (blocks && values[field].trim() !== ''),
  );
  const refused = shown.kind === 'refused' && notes.some(note => note.blocks);

  useEffect(() => {
    const draft = loadDraft(deviceStore());
    const first = startingValues(typed, draft?.values, firstWords(copy.begin));
    attempt.current = draft?.attempt;
    plan.current = draft?.plan;
    writeFields(first);
    if (draft?.cursor !== undefined) startWriting(draft.cursor);
    dispatch({ type: 'started', values: first, kept: draft !== undefined });
  }, [typed, copy]);

  useEffect(() => {
    if (!refused) return undefined;
    const title = document.title;
    document.title = fill(copy.problems.documentTitle, { title });
    return () => {
      document.title = title;
    };
  }, [refused, copy]);

  /** The typed text has been sent or deleted. */
  const forget = useCallback(() => {
    clearDraft(deviceStore());
    writeFields(emptyValues);
    attempt.current = undefined;
    plan.current = undefined;
  }, []);

  useEffect(() => {
    // The offline queue has sent the message that is still in the form: the form confirms it like any other.
    const current = attempt.current;
    const arrived = queuedMessages.find(
      ({ key, settled }) => key === current?.key && settled?.kind === 'sent',
    );
    if (sending || !arrived || sentContent(readFields()) !== current?.content) return;
    forget();
    const outcome = { kind: 'sent', receipt: arrived.settled?.receipt } as const;
    dispatch({ type: 'answered', outcome, text: copy.toasts.sent, queued: false });
    remove(arrived);
  }, [queuedMessages, sending, copy, remove, forget]);

  function fieldsToFix(content: FormValues): ContactField[] {
    return notesOn(content, copy, language).map(note => note.field);
  }

  function keep(text: FormValues): boolean {
    return saveDraft(deviceStore(), { values: text, attempt: attempt.current, plan: plan.current });
  }

  function onInput() {
    const next = readFields();
    const kept = keep(next);
    dispatch({ type: 'typed', values: next, toFix: fieldsToFix(next), kept });
  }

  function fieldAt(element: EventTarget | null): ContactField | undefined {
    return fieldNames.find(name => form.current?.elements.namedItem(name) === element);
  }

  /** Only on the way to another field: a note shifts the button below, which may be under the finger. */
  function onBlur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
    const field = fieldAt(target);
    if (field && fieldAt(relatedTarget) && fieldsToFix(readFields()).includes(field))
      dispatch({ type: 'left', field });
  }

  /** `corrected`: the stored message whose contact this one adds or corrects. */
  async function send(corrected?: SentMessage) {
    if (busy.current) return;
    const typedNow = readFields();
    const toFix = fieldsToFix(typedNow);
    const parsed = parseContactMessage(typedNow);
    if (!parsed.ok) {
      const text = refusalText(typedNow, copy, language);
      return dispatch({ type: 'refused', values: typedNow, toFix, text });
    }
    const { message } = parsed;
    busy.current = true;
    dispatch({ type: 'sending', values: typedNow, toFix });
    const before = queuedMessages.find(({ key }) => key === attempt.current?.key);
    attempt.current = attemptFor(JSON.stringify(message), attempt.current);
    const { key } = attempt.current;
    keep(typedNow);
    const request = requestFor({ message, key, language, honeypot: readHoneypot(), action });
    const outcome = await sendMessage(request);
    const lost = outcome.kind === 'failed' && outcome.reason === 'no-answer';
    // The form held the newer text of the same message: first the older one goes, so that a connection that returns
    // now never sends both. Without storage it goes out, too.
    if (before && (lost || outcome.kind === 'sent')) await remove(before).catch(() => {});
    const queued = lost && (await queueMessage(request, key, message));
    await refresh();
    busy.current = false;
    if (outcome.kind === 'sent') forget();
    dispatch({ type: 'answered', outcome, text: toastText(outcome, copy.toasts), queued, corrected });
  }

  /** Sends a contact for a stored message, through the form: it comes back there if the call fails. */
  function onReply(reply: FormValues) {
    writeFields(reply);
    send(shown.kind === 'sent' ? shown : undefined);
  }

  function onAnother() {
    // The field can have the focus only once it is there.
    flushSync(() => dispatch({ type: 'emptied' }));
    focusField('name');
  }

  /** Takes a message back into the form, under its key: the first call may have arrived. */
  async function onEdit(message: QueuedMessage) {
    if (!(await remove(message))) return;
    attempt.current = { key: message.key, content: sentContent(message.values) };
    writeFields(message.values);
    dispatch({ type: 'started', values: message.values, kept: keep(message.values) });
    focusField('message');
  }

  /** If the form holds the message, too, its text stays there. */
  async function onRemove(message: QueuedMessage) {
    const removed = await remove(message);
    if (removed && holdsText(message, readFields())) focusField('message');
  }

  const isSent = ({ settled }: QueuedMessage) => settled?.kind === 'sent';
  const receipt = shown.kind === 'sent' ? shown.receipt : undefined;
  const isShown = ({ settled }: QueuedMessage) =>
    receipt !== undefined && settled?.receipt?.reference === receipt.reference;

  return {
    state,
    notes,
    refused,
    refs: { form, ...inSight },
    /** Messages that the offline queue has sent since the last visit. */
    arrived: refused ? [] : queuedMessages.filter(message => isSent(message) && !isShown(message)),
    unsent: queuedMessages.filter(message => !isSent(message)),
    queue: {
      /** The queued message that the form holds, too. */
      inForm: queuedMessages.find(message => !message.settled && holdsText(message, values))?.id,
      onEdit,
      onRemove,
    },
    handlers: {
      onInput,
      onBlur,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        send();
      },
    },
    onReply,
    onAnother,
    onDelete() {
      forget();
      dispatch({ type: 'emptied' });
    },
    closeToast: () => dispatch({ type: 'toastClosed' }),
  };
}

export function focusField(field: ContactField): void {
  document.getElementById(fieldId(field))?.focus();
}

function holdsText(message: QueuedMessage, values: FormValues): boolean {
  return sentContent(message.values) === sentContent(values);
}

/** The content of the call for these fields; empty if they cannot be sent. */
function sentContent(values: FormValues): string {
  const parsed = parseContactMessage(values);
  return parsed.ok ? JSON.stringify(parsed.message) : '';
}

/** Returns the text of the toast: the server's own, or ours. */
function toastText(outcome: SendResult, toasts: ContactFormCopy['toasts']): string {
  if (outcome.kind === 'sent') return outcome.text ?? toasts.sent;
  return outcome.text ?? (outcome.reason === 'no-answer' ? toasts.network : toasts.failed);
}

/** The first words that the address asks for: `/contact?about=giving`. */
function firstWords(begin: ContactFormCopy['begin']): string | undefined {
  const about = new URLSearchParams(location.search).get('about');
  return Object.entries(begin).find(([name]) => name === about)?.[1];
}
