import { appended } from '../planning/message-text.ts';
import { deviceStore, loadDraft, saveDraft } from './draft.ts';
import { eachField, emptyValues, fieldId, readFields } from './form-values.ts';

/** What became of the text: it stands in the form of this page, in the draft that the form opens with, or nowhere. */
type Handover = 'in-form' | 'in-draft' | 'refused';

/**
 * Adds a text to the visitor's message. A form on this page takes it in place and gets the focus; else it waits in the
 * draft on this device, with which the form of the contact page starts.
 */
export function putInMessage(block: string): Handover {
  const store = deviceStore();
  const draft = loadDraft(store);
  const field = document.getElementById(fieldId('message'));
  if (field instanceof HTMLTextAreaElement) {
    // A form whose script has not come yet shows nothing of the draft: what was typed comes first, as in the form.
    const typed = readFields();
    const values = eachField(name => typed[name] || draft?.values[name] || '');
    field.value = appended(values.message, block);
    saveDraft(store, { values: { ...values, message: field.value }, attempt: draft?.attempt });
    // The form listens and takes note; without its script nobody hears it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    return 'in-form';
  }
  const message = appended(draft?.values.message ?? '', block);
  saveDraft(store, { values: { ...emptyValues, ...draft?.values, message }, attempt: draft?.attempt });
  return loadDraft(store)?.values.message === message ? 'in-draft' : 'refused';
}
