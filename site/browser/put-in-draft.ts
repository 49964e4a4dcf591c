import { deviceStore, loadDraft, saveDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';

/**
 * Adds a text to the visitor's message: the draft on this device, with which the form starts. Returns whether this
 * browser keeps it.
 */
export function putInDraft(block: string): boolean {
  const store = deviceStore();
  const draft = loadDraft(store);
  const message = appended(draft?.values.message ?? '', block);
  saveDraft(store, { values: { ...emptyValues, ...draft?.values, message }, attempt: draft?.attempt });
  return loadDraft(store)?.values.message === message;
}

/** Appends a block after a blank line, unless the message already contains it. */
export function appended(message: string, block: string): string {
  if (message.trim() === '') return block;
  return message.includes(block) ? message : `${message.trimEnd()}\n\n${block}`;
}
