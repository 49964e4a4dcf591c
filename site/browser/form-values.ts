import { type ContactField, eachField, type FormValues, fieldNames } from '#contract/contact-message.ts';

export const emptyValues = eachField(() => '');

/** Target of `#message` links. */
export const formId = 'message';

/** The id of a field, for its label and for links to it. */
export function fieldId(field: ContactField): string {
  return `${formId}-${field}`;
}

/** The id of the honeypot field. */
export const honeypotId = `${formId}-subject`;

/** The text in the honeypot: empty unless a bot filled it in. */
export function readHoneypot(): string {
  const field = document.getElementById(honeypotId);
  return field instanceof HTMLInputElement ? field.value : '';
}

export function isEmpty(values: FormValues): boolean {
  return fieldNames.every(field => values[field].trim() === '');
}

function fieldOnPage(field: ContactField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = document.getElementById(fieldId(field));
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : undefined;
}

/** Reads the form on the page; empty on the server. */
export function readFields(): FormValues {
  if (typeof document === 'undefined') return emptyValues;
  return eachField(({ name }) => fieldOnPage(name)?.value ?? '');
}

export function writeFields(values: FormValues): void {
  for (const field of fieldNames) {
    const element = fieldOnPage(field);
    if (element && element.value !== values[field]) element.value = values[field];
  }
}

/**
 * Merges what a form starts with: text typed before the script ran wins over the draft of an earlier visit,
 * field by field; `begun` is how the message begins if nobody has written one, which a browser may have restored.
 */
export function startingValues(typed: FormValues, draft: FormValues | undefined, begun?: string): FormValues {
  const typedMessage = typed.message === begun ? '' : typed.message;
  const values = eachField(
    ({ name }) => (name === 'message' ? typedMessage : typed[name]) || draft?.[name] || '',
  );
  return values.message.trim() === '' && begun !== undefined ? { ...values, message: begun } : values;
}
