import { type ContactField, type FormValues, parseContactMessage } from '#shared/contact/contact-message.ts';
import { honeypotField, keyField } from '#shared/contact/contact-requests.ts';
import { incompleteText } from '#shared/contact/problem-text.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import { loadDraft, saveDraft } from '../model/draft.ts';
import { notesOn } from '../model/field-notes.ts';
import { type FormState, firstState, phaseAfter } from '../model/form-state.ts';
import { emptyValues, isSameText, newSubmission, startingValues } from '../model/form-values.ts';
import {
  isSubmission,
  type QueuedMessage,
  queuedMessages,
  removeFromQueue,
  removeSubmission,
  sendOrQueue,
  sendQueue,
  startWatchingQueue,
} from '../model/offline-queue.ts';
import { type Outcome, requestFor } from '../model/send-message.ts';
import { eraseReceipt, loadReceipt, saveReceipt } from '../model/storage.ts';
import {
  fieldOf,
  focusedField,
  focusField,
  isFormInSight,
  moveFocus,
  readField,
  readFields,
  writeField,
  writeFields,
} from './fields-on-page.ts';

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * What the contact form knows and does, apart from React, which may fail while a message is on its way. The
 * fields own their text, because visitors type before hydration: it is read from the page, and written there.
 */
export function createFormStore(copy: ContactFormCopy, language: string, returned?: ReturnedForm) {
  let state = firstState(copy, language, returned);
  let watcher = (_state: FormState) => {};
  // What the page holds before hydration, which may reset fields to the server's values, and replaces those of
  // a page that was translated. The browser restores the key with a text, which may have been sent.
  const restoredKey = readField(keyField);
  const typedBefore = readFields();
  const focused = focusedField();
  const typedInto = new Set<ContactField>();

  /** Shows a change. */
  function set(change: Partial<FormState>) {
    state = { ...state, ...change };
    watcher(state);
  }

  /** Shows a change, and keeps text and key on the device. */
  function setAndSave(change: Partial<FormState>) {
    const { values, submission, plan } = { ...state, ...change };
    writeField(keyField, submission.key);
    set({ ...change, isSaved: saveDraft({ values, submission, plan }) });
  }

  function fieldsToFix(values: FormValues): ContactField[] {
    return notesOn(values, copy, language).map(note => note.field);
  }

  /** Sends what is in the fields, or says what they need. */
  async function submit() {
    const { kind } = state.phase;
    // The second click of a double click meets the empty form.
    if (kind === 'sending' || (kind === 'sent' && typedInto.size === 0)) return;
    const values = readFields();
    const parsed = parseContactMessage(values);
    setAndSave({ values, checked: fieldsToFix(values) });
    if (!parsed.ok)
      return set({ phase: { kind: 'incomplete', text: incompleteText(parsed.problems, copy, language) } });
    const before = state.submission;
    const submission = { key: before.key, values };
    setAndSave({ submission, phase: { kind: 'sending' } });
    const request = requestFor(parsed.message, submission.key, language, readField(honeypotField));
    // For example, A was queued. If B is sent now, A leaves the queue first: it is one message. If A is sent
    // again, it stays queued until this call has an outcome: the tab may close before.
    if (!isSameText(before.values, values)) await removeSubmission(before);
    const outcome = await sendOrQueue(submission, request);
    // Read first, so that the outcome and the queue are shown at once: the toast of one needs the other.
    const messages = await queuedMessages();
    conclude(outcome, values);
    followQueue(messages);
  }

  /** Shows what became of a message; one that was sent leaves the form. */
  function conclude(outcome: Outcome, values: FormValues) {
    if (outcome.kind === 'sent') {
      forget();
      if (outcome.receipt) saveReceipt(outcome.receipt);
    }
    // The offline queue may send a message while the visitor reads something else.
    const movesFocus = state.phase.kind === 'sending' || isFormInSight();
    const phase = { ...phaseAfter(outcome, values, copy.toasts), movesFocus };
    set({ phase, lastReceipt: loadReceipt() });
  }

  /** Empties the form, whose text has been sent or deleted. */
  function forget() {
    typedInto.clear();
    writeFields(emptyValues);
    setAndSave({ values: emptyValues, submission: newSubmission(), plan: undefined, checked: [] });
  }

  /** Shows the queued messages, and confirms the form's own message if the offline queue has sent it. */
  function followQueue(messages: readonly QueuedMessage[]) {
    // Of a message that was sent the device keeps no text, but this page may still have the text.
    const before = state.messages;
    set({
      messages: messages.map(message => ({
        ...message,
        values: before.find(known => isSubmission(message, known))?.values ?? message.values,
      })),
    });
    const { submission } = state;
    const sent = messages.find(one => one.settled?.kind === 'sent' && isSubmission(one, submission));
    if (!sent || state.phase.kind === 'sending') return;
    // Another text is another message from now on.
    if (!isSameText(readFields(), submission.values)) return setAndSave({ submission: newSubmission() });
    conclude({ kind: 'sent', receipt: sent.settled?.receipt }, submission.values);
    removeFromQueue(sent.id).then(refreshQueue);
  }

  async function refreshQueue() {
    followQueue(await queuedMessages());
  }

  async function flushQueue() {
    await refreshQueue();
    // It rejects where storage is blocked: there is no queue then.
    await sendQueue().catch(() => {});
    await refreshQueue();
  }

  return {
    state: () => state,
    /** Shows the state now and after every change: to the form, or to what replaces it. */
    watch(next: typeof watcher) {
      watcher = next;
      watcher(state);
    },
    /** Takes over the form, with the draft and text typed before the script ran. Returns what ends that. */
    begin() {
      // Canceled if first-submit.ts waits for this form to send what was submitted before hydration.
      const isSubmitted = !document.dispatchEvent(new Event('form-hydrated', { cancelable: true }));
      const draft = loadDraft();
      // A press has taken in this tab's draft already; the visitor has not seen any other.
      const values = isSubmitted ? typedBefore : startingValues(typedBefore, draft?.values);
      writeFields(values);
      // The cursor's place is counted in the text that was just written.
      moveFocus(focused);
      const submission = draft?.submission ?? {
        ...state.submission,
        key: restoredKey || state.submission.key,
      };
      writeField(keyField, submission.key);
      const isSaved = draft !== undefined;
      set({ ...draft, values, submission, isSaved, isHydrated: true, lastReceipt: loadReceipt() });
      // This saves the draft's submission and plan, too, which the state has by now.
      if (!restoredKey && !isSameText(typedBefore, emptyValues)) setAndSave({ values });
      if (isSubmitted) submit();
      flushQueue();
      addEventListener('online', flushQueue);
      const stopWatching = startWatchingQueue(refreshQueue);
      return () => {
        removeEventListener('online', flushQueue);
        stopWatching();
      };
    },
    submit,
    /** A note leaves once its field is right, and comes back only when the field is left again. */
    onInput({ target }: Pick<Event, 'target'>) {
      const edited = fieldOf(target);
      if (edited) typedInto.add(edited);
      const values = readFields();
      const notes = notesOn(values, copy, language);
      const isMended = state.phase.kind === 'incomplete' && !notes.some(note => note.blocks);
      setAndSave({
        values,
        checked: state.checked.filter(field => notes.some(note => note.field === field)),
        ...(isMended && { phase: { kind: 'idle' } }),
      });
    },
    /**
     * Only when the focus moves to another field: a note shifts the button below, which may be under the
     * finger. Not on an empty field that was only passed by.
     */
    onBlur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
      const field = fieldOf(target);
      const values = readFields();
      if (!field || !fieldOf(relatedTarget) || !fieldsToFix(values).includes(field)) return;
      if (values[field] === '' && !typedInto.has(field)) return;
      set({ checked: [...state.checked, field] });
    },
    deleteDraft() {
      forget();
      set({ phase: { kind: 'idle' } });
    },
    eraseLastReceipt() {
      eraseReceipt();
      set({ lastReceipt: undefined });
    },
    /** Takes a queued message back into the form, under its key: the first call may have arrived. */
    async edit({ id, key, values }: QueuedMessage) {
      if (!(await removeFromQueue(id))) return;
      writeFields(values);
      setAndSave({ values, submission: { key, values }, phase: { kind: 'idle' }, checked: [] });
      focusField('message');
      // It may have been sent just before.
      refreshQueue();
    },
    /** Removes a queued message, or closes its receipt. The text stays in the form if that has it, too. */
    async remove({ id, values, settled }: QueuedMessage) {
      const wasQueued = await removeFromQueue(id);
      if (settled?.receipt) saveReceipt(settled.receipt);
      set({ lastReceipt: loadReceipt() });
      if (wasQueued && isSameText(values, readFields())) focusField('message');
      refreshQueue();
    },
  };
}
