import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { SharedCopy } from '#content/schema/shared.ts';
import {
  type ContactField,
  contactFields,
  isMessageBeginning,
  parseContactMessage,
} from '#contract/contact-message.ts';
import {
  type Attempt,
  attemptFor,
  clearDraft,
  deviceStore,
  loadDraft,
  saveDraft,
} from '../../browser/draft.ts';
import {
  emptyValues,
  type FormStart,
  type FormValues,
  readFields,
  readTrap,
  startingValues,
  writeFields,
} from '../../browser/form-values.ts';
import { initialState, nextState } from './message-form-state.ts';
import { notesOn, refusalText } from './problems.ts';
import { sendMessage } from './send-message.ts';
import { watchPresses, whenReleased } from './when-released.ts';

/** All that the form needs, small and serializable: it is part of the page's HTML. */
export interface ContactFormProps {
  copy: ContactFormCopy;
  toastCopy: SharedCopy['toasts'];
  language: string;
  /** Where the form posts without script. */
  action: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
  start?: FormStart | undefined;
  /** Which beginning the message has, for a page rendered on demand. In the browser the address says it. */
  about?: string | undefined;
}

/** The state of the message form, its refs and handlers. The fields on the page hold the text; React follows them. */
export function useMessageForm({ copy, language, start, about }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const busy = useRef(false);
  // Read at the first render: hydration may set a field back to what the server wrote.
  const [typed] = useState(readFields);
  const [state, dispatch] = useReducer(nextState, { start, failedText: copy.toasts.failed }, initialState);
  const { values, checked, shown, fromServer, live } = state;

  const notes = notesOn(values, copy, language).filter(
    // Too long is noted at once, where the counter ends. Everything else waits until the field is left.
    ({ field, blocks }) => checked.includes(field) || (blocks && values[field].trim() !== ''),
  );
  const refused = shown.kind === 'refused' && notes.some(note => note.blocks);

  useEffect(() => {
    const draft = start ? undefined : loadDraft(deviceStore());
    const asked = new URLSearchParams(location.search).get('about') ?? about;
    const first = startingValues(typed, draft?.values, beginning(copy.begin, asked));
    attempt.current = draft?.attempt;
    writeFields(first);
    dispatch({ type: 'started', values: first });
    return watchPresses();
  }, [start, typed, about, copy]);

  useEffect(() => {
    if (!live) return undefined;
    // On a page that came with problems, a visitor who has begun to fix them keeps the focus.
    const writing = fromServer && document.activeElement !== document.body;
    if (shown.kind === 'refused' && !writing) summary.current?.focus();
    if (shown.kind === 'sent') sentTitle.current?.focus();
    return shown.kind === 'failed' ? keepInSight(foot.current) : undefined;
  }, [shown, fromServer, live]);

  useEffect(() => {
    if (!refused || fromServer) return undefined;
    const title = document.title;
    document.title = fill(copy.problems.documentTitle, { title });
    return () => {
      document.title = title;
    };
  }, [refused, fromServer, copy]);

  const closeToast = useCallback((id: number) => dispatch({ type: 'toastClosed', id }), []);

  function fieldsToFix(content: FormValues): ContactField[] {
    return notesOn(content, copy, language).map(note => note.field);
  }

  function onInput() {
    const next = readFields();
    dispatch({ type: 'typed', values: next, toFix: fieldsToFix(next) });
    saveDraft(deviceStore(), { values: next, attempt: attempt.current });
  }

  function onBlur({ target }: { target: EventTarget }) {
    const field = contactFields.find(name => form.current?.elements.namedItem(name) === target);
    // Another window came to the front: the visitor has not left the field.
    if (!field || document.activeElement === target) return;
    whenReleased(() => {
      if (fieldsToFix(readFields()).includes(field)) dispatch({ type: 'left', field });
    });
  }

  async function onSubmit(event: { preventDefault(): void }) {
    event.preventDefault();
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
    attempt.current = attemptFor(JSON.stringify(message), attempt.current);
    saveDraft(deviceStore(), { values: typedNow, attempt: attempt.current });
    const call = { message, key: attempt.current.key, language, trap: readTrap() };
    const outcome = await sendMessage(call, copy.toasts);
    busy.current = false;
    if (outcome.kind === 'sent') {
      attempt.current = undefined;
      clearDraft(deviceStore());
      writeFields(emptyValues);
    }
    dispatch({ type: 'answered', outcome, answerable: message.phone !== '' || message.email !== '' });
  }

  return {
    state,
    notes,
    refused,
    /** The text with which the message begins in the server's HTML. */
    begun: beginning(copy.begin, about),
    refs: { form, summary, sentTitle, foot },
    handlers: { onInput, onBlur, onSubmit },
    closeToast,
  };
}

/** How the message begins that another page asks for by name. */
function beginning(begin: ContactFormCopy['begin'], about: string | undefined): string | undefined {
  return isMessageBeginning(about) ? begin[about] : undefined;
}

/** Moves the end of the form above the toasts, which may cover it in a small window. */
function keepInSight(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    const toasts = document.querySelector('#toasts ol')?.getBoundingClientRect();
    const end = element?.getBoundingClientRect();
    if (!toasts || !end) return;
    const beside = toasts.right <= end.left || toasts.left >= end.right;
    if (!beside && toasts.top < end.bottom) scrollBy({ top: end.bottom - toasts.top + 16 });
  }, 50);
  return () => clearTimeout(timer);
}
