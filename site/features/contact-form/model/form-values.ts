import { z } from 'zod/mini';
import {
  type ContactField,
  type FormValues,
  fieldNames,
  mapFields,
} from '#shared/contact/contact-message.ts';

export const emptyValues = mapFields(() => '');

/** The text of each field, as the device keeps it. */
export const storedValues = z.pipe(
  z.record(z.string(), z.string()),
  z.transform(kept => mapFields(({ name }) => kept[name] ?? '')),
);

/** The fields that are not empty. */
export function written(values: FormValues): ContactField[] {
  return fieldNames.filter(field => values[field].trim() !== '');
}

/** The same text, but for white space around it. */
export function isSameText(one: FormValues, other: FormValues): boolean {
  return fieldNames.every(field => one[field].trim() === other[field].trim());
}

/** Target of `#message` links. */
export const formId = 'message';

/** The id of a field, for its label and for links to it. */
export function fieldId(field: ContactField): string {
  return `${formId}-${field}`;
}

/** The field that an event names, if it is one. */
export function fieldOf(target: EventTarget | null): ContactField | undefined {
  return fieldNames.find(name => target instanceof Element && target.id === fieldId(name));
}

function fieldOnPage(field: ContactField) {
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${fieldId(field)}`);
}

/** Reads the form on the page; empty on the server. */
export function readFields(): FormValues {
  if (typeof document === 'undefined') return emptyValues;
  return mapFields(({ name }) => fieldOnPage(name)?.value ?? '');
}

/** The text of an input without a label, such as the honeypot; empty on the server. */
export function readHidden(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`)?.value ?? '';
}

export function writeFields(values: FormValues): void {
  for (const field of fieldNames) {
    const element = fieldOnPage(field);
    if (element) element.value = values[field];
  }
}

export function focusField(field: ContactField): void {
  fieldOnPage(field)?.focus();
}

/** Puts the cursor into the message, with the button below in view. Does nothing if the focus is in another field. */
export function startWriting(position: number): void {
  const box = fieldOnPage('message');
  if (!box || document.activeElement !== document.body) return;
  box.setSelectionRange(position, position);
  box.focus();
  box.form?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
}

/** How a message begins if the address asks for it: `/contact?about=giving`. */
export function firstWords(beginnings: Readonly<Record<string, string>>): string | undefined {
  const about = new URLSearchParams(location.search).get('about');
  return Object.entries(beginnings).find(([name]) => name === about)?.[1];
}

/**
 * Merges what a form starts with: text typed before the script ran wins over the draft of an earlier visit, field by field;
 * a message is added to the draft's, which may hold a plan. `begun` is how the message begins if nobody has written one,
 * which a browser may have restored.
 */
export function startingValues(typed: FormValues, draft: FormValues | undefined, begun?: string): FormValues {
  const message = joined(draft?.message ?? '', typed.message === begun ? '' : typed.message);
  const values = mapFields(({ name }) => typed[name] || draft?.[name] || '');
  return { ...values, message: message.trim() === '' ? (begun ?? '') : message };
}

/** Both texts, or the one that contains the other. The newer one is last: the visitor may be typing. */
function joined(older: string, newer: string): string {
  if (older.includes(newer.trim())) return older;
  return newer.includes(older.trim()) ? newer : `${older.trimEnd()}\n\n${newer}`;
}
