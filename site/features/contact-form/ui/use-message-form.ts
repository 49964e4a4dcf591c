import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactField,
  type FormValues,
  fieldNames,
  honeypotField,
  keyField,
  parseContactMessage,
} from '#shared/contact/contact-message.ts';
import type { ReturnedForm } from '#shared/contact/on-demand.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { fill } from '#shared/i18n/fill.ts';
import { clearDraft, type Draft, loadDraft, newKey, saveDraft } from '../model/draft.ts';
import {
  emptyValues,
  fieldId,
  focusField,
  isSameText,
  readFields,
  readHidden,
  startingValues,
  startWriting,
  writeFields,
} from '../model/form-values.ts';
import { keepReceipt } from '../model/kept-receipt.ts';
import { type QueuedMessage, queuedMessages, queueMessage, removeFromQueue } from '../model/offline-queue.ts';
import { type MessageRequest, requestFor, sendMessage } from '../model/send-message.ts';
import { type CallResult, firstPhase, type Phase, phaseAfter } from './phase.ts';
import { notesOn, refusalText } from './problems.ts';
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
  /** How the form comes back to a browser that posted it. */
  start?: ReturnedForm | undefined;
}

export interface MessageFormProps extends ContactFormProps {
  /** Tells of a call under way, whose outcome must be said even if React breaks meanwhile. */
  onCall(call: Promise<CallResult>): void;
}

/** The phase of the form, and its handlers. The fields on the page own the text: notes and counters are read from them. */
export function useMessageForm({ copy, language, start, onCall }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  /** What the draft holds beside the text in the fields. */
  const draft = useRef<Omit<Draft, 'values'>>({});
  // Before hydration, which may reset a field to the server's value.
  const [found] = useState(() => ({ values: readFields(), key: readHidden(keyField) }));
  /** With the number of its outcome: the same text again is another one, which is announced anew. */
  const [{ phase, count }, setPhase] = useReducer(nextPhase, {
    phase: firstPhase(start, copy.toasts),
    count: 0,
  });
  /** As last read from the fields, with those whose notes are shown: they were left or sent with something to fix. */
  const [typed, setTyped] = useState({
    values: start?.values ?? emptyValues,
    checked: start ? fieldNames : [],
    /** The draft is on this device. */
    kept: false,
  });
  const [live, setLive] = useState(false);
  const { messages, refresh, remove } = useOfflineQueue();

  const notes = notesOn(typed.values, copy, language).filter(
    // An overlong text is noted at once, everything else on blur.
    ({ field, blocks }) => typed.checked.includes(field) || (blocks && typed.values[field].trim() !== ''),
  );
  const refused = phase.kind === 'refused' && notes.some(note => note.blocks);

  useLayoutEffect(() => {
    const { values, cursor, ...rest } = loadDraft() ?? {};
    // The key of a press before hydration, or of the form that came back.
    draft.current = found.key === '' ? rest : { ...rest, attempt: found };
    // Such a press waits for this form (FirstPress.astro), which sends what was in the fields.
    const isPressed = !document.dispatchEvent(new Event('form-awake', { cancelable: true }));
    const first = isPressed ? found.values : startingValues(found.values, values, firstWords(copy.begin));
    fillIn(first, values !== undefined);
    setLive(true);
    if (isPressed) send();
    else if (cursor !== undefined) startWriting(cursor);
    // Once: the fields own the text from here on.
  }, []);

  useEffect(() => {
    if (!refused) return undefined;
    const title = document.title;
    document.title = fill(copy.problems.documentTitle, { title });
    return () => {
      document.title = title;
    };
  }, [refused, copy]);

  useEffect(() => {
    if (phase.kind === 'failed' || phase.kind === 'queued')
      foot.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  function fillIn(values: FormValues, kept: boolean) {
    writeFields(values);
    setTyped({ values, checked: [], kept });
  }

  /** The typed text has been sent or deleted. */
  const forget = useCallback(() => {
    clearDraft();
    writeFields(emptyValues);
    setTyped({ values: emptyValues, checked: [], kept: false });
    draft.current = {};
  }, []);

  useEffect(() => {
    const { attempt } = draft.current;
    const arrived = messages.find(({ key, settled }) => key === attempt?.key && settled?.kind === 'sent');
    if (phase.kind === 'sending' || !arrived || !attempt) return;
    if (!isSameText(readTyped(copy.begin), attempt.values)) {
      // What the form holds now is another message.
      draft.current = { ...draft.current, attempt: undefined };
      return;
    }
    // The offline queue has sent the message that is still in the form: the form confirms it like any other.
    const receipt = arrived.settled?.receipt;
    forget();
    keepReceipt(receipt);
    setPhase({ kind: 'sent', text: copy.toasts.sent, receipt, sent: attempt.values });
    remove(arrived);
  }, [messages, phase, copy, remove, forget]);

  function fieldsToFix(values: FormValues): ContactField[] {
    return notesOn(values, copy, language).map(note => note.field);
  }

  function keep(values: FormValues): boolean {
    return saveDraft({ ...draft.current, values });
  }

  /** A note leaves once its field is right, and comes back only when the field is left again. */
  function onInput() {
    const values = readTyped(copy.begin);
    const toFix = fieldsToFix(values);
    const kept = keep(values);
    setTyped(({ checked }) => ({ values, checked: checked.filter(field => toFix.includes(field)), kept }));
  }

  /** Only on the way to another field: a note shifts the button below, which may be under the finger. */
  function onBlur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
    const [field, next] = [target, relatedTarget].map(element =>
      fieldNames.find(name => element instanceof Element && element.id === fieldId(name)),
    );
    if (field && next && fieldsToFix(readTyped(copy.begin)).includes(field))
      setTyped(before => ({ ...before, checked: [...before.checked, field] }));
  }

  async function send() {
    const values = readTyped(copy.begin);
    const parsed = parseContactMessage(values);
    const checked = fieldsToFix(values);
    if (!parsed.ok) {
      setTyped(({ kept }) => ({ values, checked, kept }));
      setPhase({ kind: 'refused', text: refusalText(values, copy, language) });
      return;
    }
    const key = draft.current.attempt?.key ?? newKey();
    draft.current = { ...draft.current, attempt: { key, values } };
    setTyped({ values, checked, kept: keep(values) });
    setPhase({ kind: 'sending' });
    const honeypot = readHidden(honeypotField);
    const request = requestFor({ message: parsed.message, key, language, honeypot });
    const call = sendOrQueue(request, key, values);
    onCall(call);
    const result = await call;
    await refresh();
    if (result.kind === 'sent') {
      forget();
      keepReceipt(result.receipt);
    }
    setPhase(phaseAfter(result, values, copy.toasts));
  }

  function onAnother() {
    // The field can have the focus only once it is there.
    flushSync(() => setPhase({ kind: 'idle' }));
    focusField('name');
  }

  /** Takes a message back into the form, under its key: the first call may have arrived. */
  async function onEdit(message: QueuedMessage) {
    const { key, values } = message;
    if (!(await remove(message))) return;
    draft.current = { ...draft.current, attempt: { key, values } };
    fillIn(values, keep(values));
    setPhase({ kind: 'idle' });
    focusField('message');
  }

  /** If the form holds the message, too, its text stays there. */
  async function onRemove(message: QueuedMessage) {
    const isRemoved = await remove(message);
    keepReceipt(message.settled?.receipt);
    if (isRemoved && isSameText(message.values, readTyped(copy.begin))) focusField('message');
  }

  const isSent = ({ settled }: QueuedMessage) => settled?.kind === 'sent';
  const receipt = phase.kind === 'sent' ? phase.receipt : undefined;
  const isShown = ({ settled }: QueuedMessage) =>
    receipt !== undefined && settled?.receipt?.reference === receipt.reference;

  return {
    phase,
    count,
    ...typed,
    live,
    notes,
    refused,
    refs: { form, foot },
    /** Messages that the offline queue has sent since the last visit. */
    arrived: refused ? [] : messages.filter(message => isSent(message) && !isShown(message)),
    unsent: messages.filter(message => !isSent(message)),
    queue: {
      /** The queued message that the form holds, too. */
      inForm: messages.find(({ settled, values }) => !settled && isSameText(values, typed.values))?.id,
      onEdit,
      onRemove,
    },
    handlers: {
      onInput,
      onBlur,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        // Not while the browser posts the form either, nor below a receipt.
        if (phase.kind !== 'sent' && form.current?.getAttribute('aria-busy') !== 'true') send();
      },
    },
    onAnother,
    onDelete() {
      forget();
      setPhase({ kind: 'idle' });
    },
  };
}

function nextPhase({ count }: { count: number }, phase: Phase) {
  return { phase, count: count + 1 };
}

async function sendOrQueue(
  request: MessageRequest & { body: string },
  key: string,
  values: FormValues,
): Promise<CallResult> {
  // The form holds the newer text of a queued message: first the older one goes, so that never both are sent.
  for (const { id, settled, key: older } of await queuedMessages())
    if (older === key && settled?.kind !== 'sent') await removeFromQueue(id).catch(() => {});
  const result = await sendMessage(request);
  const isLost = result.kind === 'failed' && result.reason === 'no-answer';
  return { ...result, queued: isLost && (await queueMessage(request, key, values)) };
}

/** The fields. First words that nobody went on from are no message. */
function readTyped(begin: ContactFormCopy['begin']): FormValues {
  const values = readFields();
  return values.message.trim() === firstWords(begin)?.trim() ? { ...values, message: '' } : values;
}

/** The first words that the address asks for: `/contact?about=giving`. */
function firstWords(begin: ContactFormCopy['begin']): string | undefined {
  const about = new URLSearchParams(location.search).get('about');
  return Object.entries(begin).find(([name]) => name === about)?.[1];
}
