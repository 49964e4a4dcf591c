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

/** Whether some of the form is in the window. */
export function isFormInSight(): boolean {
  const box = document.getElementById(formId)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

export function focusField(field: ContactField): void {
  fieldOnPage(field)?.focus();
}

/** The field that has the focus; none on the server. */
export function focusedField() {
  const field = typeof document !== 'undefined' && fieldOf(document.activeElement);
  return field ? fieldOnPage(field) : null;
}

/**
 * Moves the focus to the field that has replaced this one, with the cursor as far from the end: the text of a
 * draft may stand above now.
 */
export function moveFocus(old: ReturnType<typeof focusedField>): void {
  const field = old && !old.isConnected && fieldOnPage(old.name);
  if (!field) return;
  field.focus({ preventScroll: true });
  // A field for an email address does not say where its cursor is.
  if (old.selectionEnd === null) return;
  const position = old.selectionEnd + field.value.length - old.value.length;
  field.setSelectionRange(position, position);
}
