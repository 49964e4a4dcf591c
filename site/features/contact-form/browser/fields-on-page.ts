import {
  type ContactField,
  type FormValues,
  fieldNames,
  mapFields,
} from '#shared/contact/contact-message.ts';

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

/** A field of the form on the page, also one without a label, such as the honeypot; none on the server. */
function fieldOnPage(name: string) {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${formId} [name="${name}"]`);
}

/** Reads the form on the page; empty on the server. */
export function readFields(): FormValues {
  return mapFields(({ name }) => readField(name));
}

/** Reads a field by its name; empty on the server. */
export function readField(name: string): string {
  return fieldOnPage(name)?.value ?? '';
}

export function writeFields(values: FormValues): void {
  for (const field of fieldNames) writeField(field, values[field]);
}

export function writeField(name: string, value: string): void {
  const element = fieldOnPage(name);
  if (element) element.value = value;
}

export function focusField(field: ContactField): void {
  fieldOnPage(field)?.focus();
}

/** The field that has the focus; none on the server. */
export function focusedField(): ContactField | undefined {
  return typeof document === 'undefined' ? undefined : fieldOf(document.activeElement);
}
