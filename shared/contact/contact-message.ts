import { z } from 'zod/mini';

/** Where the form's script sends messages, as JSON. */
export const contactApiPath = '/functions/v1/submit-contact-form';

/** Where the form posts without JavaScript. */
export const contactFormPath = '/contact/send';

/** Honeypot: people neither see nor reach this field. Its name matches no autofill heuristic; sent only if filled in. */
export const honeypotField = 'message_subject';

/** Names the stored message to which a form without JavaScript adds a phone number or an email. */
export const referenceField = 'reference';

/** Optional header: whole seconds from opening the page to sending. */
export const formAgeHeader = 'Form-Age';

/** How long a message may wait on the visitor's device for a connection. In days. */
export const maxQueuedDays = 7;

/** In bytes. */
export const contactBodyLimit = 64 * 1024;

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

/** Makes the text of each field. */
export function mapFields(valueFor: (field: FormField) => string): FormValues {
  // A cast, because `Object.fromEntries` forgets the names.
  return Object.fromEntries(contactFields.map(field => [field.name, valueFor(field)])) as FormValues;
}

export type ContactMessage = FormValues & { readonly formType: 'contact' };

/** Reason why a field is invalid. The copy for each code is in `content/<language>/contact.yaml`. */
export type FieldProblem =
  | { field: RequiredField; code: 'required' }
  | { field: ContactField; code: 'not-text' }
  | { field: ContactField; code: 'too-long'; excess: number };

type ParsedMessage = { ok: true; message: ContactMessage } | { ok: false; problems: FieldProblem[] };

/**
 * Reads a message from untrusted input. Unknown fields are ignored, missing ones empty; texts become trimmed NFC without
 * control characters. Line breaks in one-line fields become spaces: no value can start a new email header.
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
    const trimmed = value.trim();
    // Skips normalizing a text that no composed form could make short enough: that is slow.
    const isFarTooLong = trimmed.length > maxShortening * limit;
    const clean = isFarTooLong ? trimmed : cleanText(trimmed, type === 'multiline');
    const excess = [...clean].length - limit;
    if (excess > 0) problems.push({ field: name, code: 'too-long', excess });
    const isBlank = clean.replace(/\p{Cf}/gu, '').trim() === '';
    if (isBlank && 'required' in field) problems.push({ field: field.name, code: 'required' });
    return clean;
  });
  return problems.length === 0
    ? { ok: true, message: { ...values, formType: 'contact' } }
    : { ok: false, problems };
}

/** NFC makes a text shorter by this factor at most (UAX 15). */
const maxShortening = 4;

/** No living language puts more than a few marks on a letter; sorting a long run of them takes quadratic time. */
const excessiveMarks = /(\p{M}{30})\p{M}+/gu;

function cleanText(value: string, multiline: boolean): string {
  // Phones from before 2023 have no `toWellFormed`; the server, which parses every message again, has.
  const wellFormed = (value.toWellFormed?.() ?? value).replace(excessiveMarks, '$1');
  const lines = wellFormed.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  const kept = multiline ? lines : lines.replace(/[\n\t]+/g, ' ');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: drops control characters
  return kept.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '').trim();
}

const plausibleEmail = z.email();

/** True if an email could reach this address. Never blocks a message: an implausible address is stored and not used. */
export function isPlausibleEmail(address: string): boolean {
  return z.safeParse(plausibleEmail, address).success;
}

/** Fewer digits cannot be dialed from anywhere: local numbers have 7 in North America and 8 in Haiti. */
const minPhoneDigits = 7;

function isUsablePhone(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= minPhoneDigits;
}

/** A phone number that is too short to dial. Never blocks a message. */
export function isDoubtfulPhone(phone: string): boolean {
  return phone.trim() !== '' && !isUsablePhone(phone);
}

/** Where the answer to a message goes. */
export interface ReplyContact {
  kind: 'email' | 'phone';
  address: string;
}

/** Email first, then phone; `undefined` if neither is usable, so that no reply may be promised. */
export function replyContact(values: Pick<FormValues, 'phone' | 'email'>): ReplyContact | undefined {
  const [email, phone] = [values.email.trim(), values.phone.trim()];
  if (isPlausibleEmail(email)) return { kind: 'email', address: email };
  return isUsablePhone(phone) ? { kind: 'phone', address: phone } : undefined;
}

/** Enough for the visitor to recognize, too little for anyone else who knows the reference: `d…@example.org`, `…0142`. */
export function maskedContact(values: Pick<FormValues, 'phone' | 'email'>): ReplyContact | undefined {
  const contact = replyContact(values);
  if (!contact) return undefined;
  const { kind, address } = contact;
  const masked =
    kind === 'email'
      ? `${address.charAt(0)}…${address.slice(address.indexOf('@'))}`
      : `…${address.slice(-4)}`;
  return { kind, address: masked };
}

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
