import { type FormValues, fieldNames, parseContactMessage } from '#shared/contact/contact-message.ts';
import { honeypotField, keyField } from '#shared/contact/contact-requests.ts';
import { incompleteText } from '#shared/contact/problem-text.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import { loadDraft, restoreDraft, saveDraft } from '../model/draft.ts';
import { type FormState, initialPhase } from '../model/form-state.ts';
import { emptyValues, isSameText, newSubmission } from '../model/form-values.ts';
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
import { draftKey, eraseReceipt, loadReceipt, saveReceipt } from '../model/storage.ts';
import { fieldOf, focusField, readField, readFields, writeField, writeFields } from './fields-on-page.ts';

/** Time between the attempts of an open page to send the queue. */
const retryMs = 60_000;

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * What the contact form knows and does, apart from React, which may fail while a message is on its way. The
 * fields own their text, because visitors type before hydration: it is read from the page, and written there.
 */
export function createFormStore(copy: ContactFormCopy, language: string, returned?: ReturnedForm) {
  // Read now, because hydration may reset fields to the server's values and replaces those of a translated page.
  // On Back the browser restores the key with a text, which may have been sent.
  const restoredKey = readField(keyField);
  const focusedBefore = globalThis.document?.activeElement?.id ?? '';
  let state: FormState = {
    values: returned?.values ?? readFields(),
    submission: newSubmission(restoredKey || undefined),
    isSaved: false,
    isHydrated: false,
    phase: initialPhase(copy, language, returned),
    touched: returned ? fieldNames : [],
    messages: [],
  };
  let watcher = (_state: FormState) => {};

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

  /** Sends what is in the fields, or says what they need. */
  async function submit() {
    const { kind } = state.phase;
    // The second click of a double click meets the empty form.
    const values = readFields();
    if (kind === 'sending' || (kind === 'sent' && isSameText(values, emptyValues))) return;
    const parsed = parseContactMessage(values);
    const touched = fieldNames;
    if (!parsed.ok) {
      const text = incompleteText(parsed.problems, copy, language);
      setAndSave({ values, touched, phase: { kind: 'incomplete', text } });
      const [first] = parsed.problems;
      return first && focusField(first.field, 'center');
    }
    const before = state.submission;
    const submission = { ...before, values };
    setAndSave({ values, touched, submission, phase: { kind: 'sending' } });
    const request = requestFor({ ...before, values: parsed.message }, language, readField(honeypotField));
    // For example, A was queued. If B is sent now, A leaves the queue first: it is one message. If A is sent
    // again, it stays queued until this call has an outcome: the tab may close before.
    if (!isSameText(before.values, values)) await removeSubmission(before);
    const outcome = await sendOrQueue(submission, request);
    // Read first, so that the outcome and the queue are shown at once.
    const messages = await queuedMessages();
    conclude(outcome, values);
    followQueue(messages);
  }

  /** Shows what became of a message; one that was sent leaves the form. */
  function conclude(outcome: Outcome, values: FormValues) {
    // The offline queue may send a message while the visitor reads something else.
    const movesFocus = state.phase.kind === 'sending';
    if (outcome.kind === 'sent') {
      clearForm();
      if (outcome.receipt) saveReceipt(outcome.receipt);
    }
    set({ phase: { ...outcome, values, movesFocus }, lastReceipt: loadReceipt() });
  }

  /** Empties the form, whose text has been sent or deleted. */
  function clearForm() {
    writeFields(emptyValues);
    const submission = newSubmission();
    setAndSave({ values: emptyValues, submission, plan: undefined, touched: [], phase: { kind: 'idle' } });
  }

  /** Shows the queued messages, and what became of the form's own message. */
  function followQueue(messages: readonly QueuedMessage[]) {
    // What was said of a queued message is over when it has its fate.
    const isOver = state.phase.kind === 'queued' && messages.every(({ settled }) => settled);
    set({ messages, ...(isOver && { phase: { kind: 'idle' } }) });
    const { submission } = state;
    const own = messages.find(one => one.settled && isSubmission(one, submission));
    if (!own?.settled || state.phase.kind === 'sending') return;
    const { kind, receipt, text } = own.settled;
    // An expired message, or one whose text is no longer in the form, stays below it to be taken back.
    if (kind === 'expired') return;
    if (!isSameText(readFields(), submission.values)) {
      // Another text is another message from now on.
      if (kind === 'sent') setAndSave({ submission: newSubmission() });
      return;
    }
    conclude({ kind, receipt, text }, submission.values);
    removeFromQueue(own.id);
  }

  /** Another tab removes the device's draft when it sends its own text. */
  function followDraft({ key, oldValue, newValue }: StorageEvent) {
    if (key === draftKey && oldValue && !newValue) restoreDraft(oldValue);
  }

  async function refreshQueue() {
    followQueue(await queuedMessages());
  }

  function flushQueue() {
    refreshQueue();
    // It rejects where storage is blocked: there is no queue then.
    sendQueue().catch(() => {});
  }

  return {
    state: () => state,
    /** Shows the state now and after every change: to the form, or to what replaces it. */
    watch(next: typeof watcher) {
      watcher = next;
      watcher(state);
    },
    /** Takes over the form with its text, where first-submit.ts has put the draft. Returns what ends that. */
    start() {
      // Canceled if first-submit.ts waits for this form to send what was submitted before hydration.
      const isSubmitted = !document.dispatchEvent(new Event('form-hydrated', { cancelable: true }));
      const draft = loadDraft();
      const { values } = state;
      set({
        ...draft,
        values,
        isSaved: draft !== undefined,
        isHydrated: true,
        lastReceipt: loadReceipt(),
      });
      writeFields(values);
      writeField(keyField, state.submission.key);
      document.getElementById(focusedBefore)?.focus();
      // Only what was typed: a draft that is merely shown ends a day after it was written.
      if (!restoredKey && !isSameText(values, draft?.values ?? emptyValues)) setAndSave({});
      if (isSubmitted) submit();
      flushQueue();
      addEventListener('online', flushQueue);
      addEventListener('storage', followDraft);
      // No event tells of a network that fails while the browser calls itself online.
      const retrying = setInterval(
        () => state.messages.some(({ settled }) => !settled) && flushQueue(),
        retryMs,
      );
      const stopWatching = startWatchingQueue(refreshQueue);
      return () => {
        removeEventListener('online', flushQueue);
        removeEventListener('storage', followDraft);
        clearInterval(retrying);
        stopWatching();
      };
    },
    submit,
    onInput() {
      const values = readFields();
      const isMended = state.phase.kind === 'incomplete' && parseContactMessage(values).ok;
      setAndSave({ values, ...(isMended && { phase: { kind: 'idle' } }) });
    },
    /**
     * Only when the focus moves to another field: a note shifts the button below, which may be under the
     * finger. An empty field may be filled later.
     */
    onBlur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
      const field = fieldOf(target);
      if (field && readField(field) !== '' && fieldOf(relatedTarget))
        set({ touched: [...new Set([...state.touched, field])] });
    },
    deleteDraft() {
      clearForm();
      focusField('message');
    },
    /** Erases a receipt from the device. */
    async erase(reference: string) {
      if (state.lastReceipt?.reference === reference) eraseReceipt();
      set({ lastReceipt: loadReceipt() });
      for (const { id, settled } of state.messages)
        if (settled?.receipt?.reference === reference) await removeFromQueue(id);
      // The button that had the focus is gone.
      focusField('name');
    },
    /** Takes a queued message back into the form, under its key: the first call may have arrived. */
    async edit({ id, key, values }: QueuedMessage) {
      await removeFromQueue(id);
      writeFields(values);
      setAndSave({ values, submission: { key, values }, phase: { kind: 'idle' }, touched: [] });
      focusField('message');
    },
    /** Removes a queued message. Its text stays in the form if that has it, too. */
    async remove({ id }: QueuedMessage) {
      await removeFromQueue(id);
      focusField('message');
    },
  };
}
