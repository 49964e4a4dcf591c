import {
  type ContactField,
  type FormValues,
  fieldNames,
  mapFields,
} from '#shared/contact/contact-message.ts';

export const emptyValues = mapFields(() => '');

/** Target of `#message` links. */
export const formId = 'message';

/** The id of a field, for its label and for links to it. */
export function fieldId(field: ContactField): string {
  return `${formId}-${field}`;
}

/** The id of the honeypot field. */
export const honeypotId = `${formId}-subject`;

/** The id of the field for the idempotency key where the browser posts the form. */
export const keyId = `${formId}-key`;

/** The key that a first press has made (`section/FirstPress.astro`); empty before. */
export function readKey(): string {
  return readInput(keyId);
}

/** The text in the honeypot: empty unless a bot filled it in. */
export function readHoneypot(): string {
  return readInput(honeypotId);
}

/** Empty on the server. */
function readInput(id: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

export function isEmpty(values: FormValues): boolean {
  return fieldNames.every(field => values[field].trim() === '');
}

/** The same text, but for white space around it. */
export function isSameText(one: FormValues, other: FormValues): boolean {
  return fieldNames.every(field => one[field].trim() === other[field].trim());
}

function fieldOnPage(field: ContactField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = document.getElementById(fieldId(field));
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : undefined;
}

/** Reads the form on the page; empty on the server. */
export function readFields(): FormValues {
  if (typeof document === 'undefined') return emptyValues;
  return mapFields(({ name }) => fieldOnPage(name)?.value ?? '');
}

export function writeFields(values: FormValues): void {
  for (const field of fieldNames) {
    const element = fieldOnPage(field);
    if (element && element.value !== values[field]) element.value = values[field];
  }
}

/** Puts the cursor into the message, with the button below in sight. Leaves whoever is in another field there. */
export function startWriting(position: number): void {
  // Until then the browser may still scroll to the place in the address.
  if (document.readyState !== 'complete') {
    addEventListener('load', () => startWriting(position), { once: true });
    return;
  }
  const box = fieldOnPage('message');
  if (!box || document.activeElement !== document.body) return;
  box.setSelectionRange(position, position);
  box.focus();
  box.form?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
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
