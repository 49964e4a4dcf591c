import { deviceStore, loadDraft, saveDraft } from './draft.ts';
import { eachField, emptyValues, fieldId, readFields } from './form-values.ts';

/** Where the text went: into the form of this page, into the draft that the form opens with, or nowhere. */
type Handover = 'in-form' | 'in-draft' | 'refused';

/**
 * Adds a text to the visitor's message: into the form of this page, which gets the focus, or else into the
 * draft on this device, with which the form of the contact page starts.
 */
export function putInMessage(block: string): Handover {
  const store = deviceStore();
  const draft = loadDraft(store);
  const field = document.getElementById(fieldId('message'));
  if (field instanceof HTMLTextAreaElement) {
    // A form whose script has not loaded yet shows nothing of the draft; typed text wins over it, as in the form.
    const typed = readFields();
    const values = eachField(name => typed[name] || draft?.values[name] || '');
    field.value = appended(values.message, block);
    saveDraft(store, { values: { ...values, message: field.value }, attempt: draft?.attempt });
    // Tells the form's script, if it runs, about the new text.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    return 'in-form';
  }
  const message = appended(draft?.values.message ?? '', block);
  saveDraft(store, { values: { ...emptyValues, ...draft?.values, message }, attempt: draft?.attempt });
  return loadDraft(store)?.values.message === message ? 'in-draft' : 'refused';
}

/** Appends a block after a blank line, unless the message already contains it. */
export function appended(message: string, block: string): string {
  if (message.trim() === '') return block;
  return message.includes(block) ? message : `${message.trimEnd()}\n\n${block}`;
}
