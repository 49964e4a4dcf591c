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
  return globalThis.document?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `#${formId} [name="${name}"]`,
  );
}

/** Empty on the server, and so is each field. */
export function readFields(): FormValues {
  return mapFields(({ name }) => readField(name));
}

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

export function focusField(field: ContactField, place?: 'center'): void {
  fieldOnPage(field)?.focus();
  // Once the notes are there. In the center no toast covers it.
  if (place) requestAnimationFrame(() => fieldOnPage(field)?.scrollIntoView({ block: place }));
}
