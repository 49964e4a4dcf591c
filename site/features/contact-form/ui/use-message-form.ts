import { type SubmitEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FormValues,
  honeypotField,
  keyField,
  parseContactMessage,
} from '#shared/contact/contact-message.ts';
import type { ReturnedForm } from '#shared/contact/on-demand.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { newKey } from '../model/draft.ts';
import { focusField, isSameText, readFields, readHidden } from '../model/form-values.ts';
import { keepReceipt } from '../model/kept-receipt.ts';
import { type CallResult, type QueuedMessage, sendOrQueue } from '../model/offline-queue.ts';
import { requestFor } from '../model/send-message.ts';
import { firstPhase, type Phase, phaseAfter } from './phase.ts';
import { refusalText } from './problems.ts';
import { useFields } from './use-fields.ts';
import { useOfflineQueue } from './use-offline-queue.ts';

/** Where the form stands, for its parts. */
export interface FormPlace {
  copy: ContactFormCopy;
  language: string;
  /** Where the browser posts the form. */
  action: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
}

/** Serialized into the page's HTML. */
export interface ContactFormProps extends FormPlace {
  toastCopy: SharedCopy['toasts'];
  /** The form as it comes back to a browser that posted it. */
  start?: ReturnedForm | undefined;
}

export interface MessageFormProps extends ContactFormProps {
  /** Tells of a call under way, whose outcome must be said even if React breaks meanwhile. */
  onCall(call: Promise<CallResult>): void;
}

/** What becomes of a press: the phase of the form, and its handlers. */
export function useMessageForm(props: MessageFormProps) {
  const { copy, language, start, onCall } = props;
  const fields = useFields(props);
  const { read } = fields;
  // Before hydration, which may reset a field to the server's value.
  const [found] = useState(() => ({ values: readFields(), key: readHidden(keyField) }));
  /** With the number of its outcome, so that the same text is announced again. */
  const [{ phase, count }, setPhase] = useReducer(nextPhase, {
    phase: firstPhase(start, copy, language),
    count: 0,
  });
  const [hydrated, setHydrated] = useState(false);
  const { messages, refresh, remove } = useOfflineQueue();
  const refused = phase.kind === 'refused' && fields.notes.some(note => note.blocks);

  useLayoutEffect(() => {
    // A press from before hydration waits for this form (FirstPress.astro), which sends what was in the fields.
    const isPressed = !document.dispatchEvent(new Event('form-hydrated', { cancelable: true }));
    fields.begin(found, isPressed);
    setHydrated(true);
    if (isPressed) send();
    // Once: the fields own the text from here on.
  }, []);

  // Before anybody sees it above the form, too.
  useLayoutEffect(() => {
    const attempt = fields.attempt();
    const arrived = messages.find(({ key, settled }) => key === attempt?.key && settled?.kind === 'sent');
    if (phase.kind === 'sending' || !arrived || !attempt) return;
    if (!isSameText(read(), attempt.values)) {
      // What the form holds now is another message.
      fields.setAttempt(undefined);
      return;
    }
    // The offline queue has sent the message that is still in the form: the form confirms it like any other.
    const receipt = arrived.settled?.receipt;
    confirm({ kind: 'sent', receipt }, attempt.values);
    remove(arrived);
  });

  function confirm(result: CallResult, values: FormValues) {
    if (result.kind === 'sent') {
      fields.forget();
      keepReceipt(result.receipt);
    }
    setPhase(phaseAfter(result, values, copy.toasts));
  }

  async function send() {
    const values = read();
    const parsed = parseContactMessage(values);
    fields.check(values);
    if (!parsed.ok) return setPhase({ kind: 'refused', text: refusalText(values, copy, language) });
    const key = fields.attempt()?.key ?? newKey();
    fields.setAttempt({ key, values });
    fields.keep(values);
    setPhase({ kind: 'sending' });
    const request = requestFor(parsed.message, key, language, readHidden(honeypotField));
    const call = sendOrQueue(request, key, values);
    onCall(call);
    const result = await call;
    await refresh();
    confirm(result, values);
  }

  /** If the form holds the message, too, its text stays there. */
  async function onRemove(message: QueuedMessage) {
    const isRemoved = await remove(message);
    keepReceipt(message.settled?.receipt);
    if (isRemoved && isSameText(message.values, read())) focusField('message');
  }

  /** Takes a message back into the form, under its key: the first call may have arrived. */
  async function onEdit(message: QueuedMessage) {
    const { key, values } = message;
    if (!(await remove(message))) return;
    fields.setAttempt({ key, values });
    fields.fill(values);
    fields.keep(values);
    setPhase({ kind: 'idle' });
    focusField('message');
  }

  const isSent = ({ settled }: QueuedMessage) => settled?.kind === 'sent';
  const shown = phase.kind === 'sent' ? phase.receipt : undefined;
  const isShown = ({ settled }: QueuedMessage) =>
    shown !== undefined && settled?.receipt?.reference === shown.reference;
  return {
    ...fields,
    phase,
    count,
    hydrated,
    refused,
    /** Messages that the offline queue has sent since the last visit. */
    arrived: refused ? [] : messages.filter(message => isSent(message) && !isShown(message)),
    unsent: messages.filter(message => !isSent(message)),
    queue: {
      /** The queued message that the form holds, too. */
      inForm: messages.find(({ settled, values }) => !settled && isSameText(values, fields.values))?.id,
      onEdit,
      onRemove,
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      // Not while the browser posts the form either, nor below a receipt.
      if (phase.kind !== 'sent' && event.currentTarget.getAttribute('aria-busy') !== 'true') send();
    },
    onAnother() {
      // The field can have the focus only once it is there.
      flushSync(() => setPhase({ kind: 'idle' }));
      focusField('name');
    },
    onDelete() {
      fields.forget();
      setPhase({ kind: 'idle' });
    },
  };
}

function nextPhase({ count }: { count: number }, phase: Phase) {
  return { phase, count: count + 1 };
}
