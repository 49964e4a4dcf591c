import { z } from 'zod/mini';
import { cleanText } from './clean-text.ts';

/** Where the form's script sends messages, as JSON. */
export const contactApiPath = '/functions/v1/submit-contact-form';

/** Where the form posts without JavaScript. */
export const contactFormPath = '/contact/send';

/** Stands in every call of the contact API, and of the webhook, as `formType`. */
export const formType = 'contact';

/** Honeypot: people neither see nor reach this field. Its name matches no autofill heuristic. The script sends it only if filled in. */
export const honeypotField = 'message_subject';

/** Names the stored message to which a form adds a phone number or an email. */
export const referenceField = 'reference';

/** Holds the idempotency key where the browser posts the form; empty without JavaScript. */
export const keyField = 'idempotency_key';

/** A usable idempotency key: 1 to 200 visible ASCII characters. */
export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Optional header: whole seconds from opening the page to sending. */
export const formAgeHeader = 'Form-Age';

/** How long a message may wait on the visitor's device for a connection. In days. */
export const maxQueuedDays = 7;

/** In bytes of JSON. */
export const contactBodyLimit = 64 * 1024;

/** In bytes of a URL-encoded form, which may take three for each byte of a text. */
export const formBodyLimit = 3 * contactBodyLimit;

interface FieldRules {
  name: string;
  /** Type of its input. `multiline` keeps line breaks; it and `text` are searched for signs of abuse. */
  type: 'text' | 'tel' | 'email' | 'multiline';
  /** In characters as people count them (code points), after trimming. */
  limit: number;
  required?: true;
  /** Value that browsers fill in (HTML, "autofill field name"). */
  autocomplete?: string;
}

const textKinds = { text: 'line', tel: 'code', email: 'code', multiline: 'lines' } as const;

/** Every field of a message, in the order in which it is asked for, exported and mailed. */
export const contactFields = [
  { name: 'name', type: 'text', limit: 200, required: true, autocomplete: 'name' },
  { name: 'phone', type: 'tel', limit: 40, autocomplete: 'tel' },
  { name: 'email', type: 'email', limit: 254, autocomplete: 'email' },
  { name: 'organization', type: 'text', limit: 200, autocomplete: 'organization' },
  { name: 'message', type: 'multiline', limit: 5000, required: true },
] as const satisfies readonly FieldRules[];

export type FormField = (typeof contactFields)[number];

export type ContactField = FormField['name'];

type RequiredField = Extract<FormField, { required: true }>['name'];

export const fieldNames: readonly ContactField[] = contactFields.map(({ name }) => name);

/** The text in each field. */
export type FormValues = Readonly<Record<ContactField, string>>;

/** Creates the text of each field. */
export function mapFields(valueFor: (field: FormField) => string): FormValues {
  // A cast, because `Object.fromEntries` forgets the names.
  return Object.fromEntries(contactFields.map(field => [field.name, valueFor(field)])) as FormValues;
}

/** Reason why a field is invalid. The copy for each code is in `content/<language>/contact.yaml`. */
export type FieldProblem =
  | { field: RequiredField; code: 'required' }
  | { field: ContactField; code: 'not-text' }
  | { field: ContactField; code: 'too-long'; excess: number };

type ParsedMessage = { ok: true; message: FormValues } | { ok: false; problems: FieldProblem[] };

/**
 * Reads a message from untrusted input. Unknown fields are ignored, missing ones empty; texts become as `cleanText` makes
 * them.
 */
export function parseContactMessage(input: Readonly<Record<string, unknown>>): ParsedMessage {
  const problems: FieldProblem[] = [];
  const values = mapFields(field => {
    const { name, type, limit } = field;
    const value = Object.hasOwn(input, name) ? (input[name] ?? '') : '';
    if (typeof value !== 'string') {
      problems.push({ field: name, code: 'not-text' });
      return '';
    }
    const clean = cleanText(value, textKinds[type], limit);
    const excess = [...clean].length - limit;
    if (excess > 0) problems.push({ field: name, code: 'too-long', excess });
    if (clean === '' && 'required' in field) problems.push({ field: field.name, code: 'required' });
    return clean;
  });
  return problems.length === 0 ? { ok: true, message: values } : { ok: false, problems };
}

/** What a visitor is told of a stored message. */
export interface MessageReceipt {
  /** Unique, such as `CW-7K4M-9QRT`. */
  reference: string;
  receivedAt: Date;
  /** When it is answered at the latest: the promise given when it was stored. */
  replyBy: Date;
}

/** The change that a link from a team email makes to its message. `release`: it was set aside, but is not spam. */
export type TeamLinkAction = 'answered' | 'spam' | 'release';

/** The answer of the contact API, whatever the status. */
export const contactResponseBody = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** When the message was stored, and by when it is answered if the visitor can be reached (ISO 8601, UTC). */
  receivedAt: z.optional(z.string()),
  replyBy: z.optional(z.string()),
});

export type ContactResponseBody = z.infer<typeof contactResponseBody>;
