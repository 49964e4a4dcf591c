import { z } from 'zod/mini';

/** Where the message is sent (architecture, "The call"). */
export const contactFunctionPath = '/functions/v1/submit-contact-form';

/** Where the form posts when no script runs. */
export const contactFormPath = '/contact/send';

/**
 * A field of the form that people neither see nor reach: whatever fills it in is a robot. No program that fills in
 * forms for people knows its name. Part of what is sent only when something stands in it.
 */
export const trapField = 'message_subject';

/** Optional header of the call: whole seconds from opening the page to sending. */
export const formAgeHeader = 'Form-Age';

/** Largest body that is read, in bytes. */
export const contactBodyLimit = 64 * 1024;

/** Longest text a field takes, in characters as people count them (code points), after trimming. */
export const fieldLimits = { name: 200, phone: 40, email: 254, organization: 200, message: 5000 } as const;

export type ContactField = keyof typeof fieldLimits;
export const contactFields = [
  'name',
  'phone',
  'email',
  'organization',
  'message',
] as const satisfies ContactField[];

/** What a visitor sends: the payload of the call. */
export type ContactMessage = Record<ContactField, string> & { formType: 'contact' };

/** What is wrong with a field. Words for each code stand in `content/<language>/contact.yaml`. */
export type FieldProblem =
  | { field: ContactField; code: 'required' }
  | { field: ContactField; code: 'not-text' }
  | { field: ContactField; code: 'too-long'; excess: number };

export type ParsedMessage = { ok: true; message: ContactMessage } | { ok: false; problems: FieldProblem[] };

const required: readonly ContactField[] = ['name', 'message'];

/**
 * Reads a message from whatever was sent. Unknown fields are ignored, missing ones are empty; texts are kept as typed
 * in Unicode's composed form (NFC), without surrounding white space and control characters (line breaks and tabs
 * stay in the message; in one-line fields they become spaces, so that no value can start a new mail header).
 */
export function parseContactMessage(input: Readonly<Record<string, unknown>>): ParsedMessage {
  const problems: FieldProblem[] = [];
  const read = (field: ContactField): string => {
    const value = Object.hasOwn(input, field) ? (input[field] ?? '') : '';
    if (typeof value !== 'string') {
      problems.push({ field, code: 'not-text' });
      return '';
    }
    const clean = cleanText(value, field === 'message');
    const excess = [...clean].length - fieldLimits[field];
    if (excess > 0) problems.push({ field, code: 'too-long', excess });
    if (clean === '' && required.includes(field)) problems.push({ field, code: 'required' });
    return clean;
  };
  const message: ContactMessage = {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    organization: read('organization'),
    message: read('message'),
    formType: 'contact',
  };
  return problems.length === 0 ? { ok: true, message } : { ok: false, problems };
}

function cleanText(value: string, manyLines: boolean): string {
  // Phones from before 2023 have no `toWellFormed`; the server, which reads every message once more, has.
  const wellFormed = value.toWellFormed?.() ?? value;
  const lines = wellFormed.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  const kept = manyLines ? lines : lines.replace(/[\n\t]+/g, ' ');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped here
  return kept.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '').trim();
}

const plausibleEmail = z.email();

/** Whether an address can be written to. Never blocks a message: an implausible one is stored and not used. */
export function isPlausibleEmail(address: string): boolean {
  return z.safeParse(plausibleEmail, address).success;
}

/** What the function answers, whatever the status. */
export const contactAnswer = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** When the message was stored, and by when it is answered (ISO 8601, UTC). */
  receivedAt: z.optional(z.string()),
  replyBy: z.optional(z.string()),
});

export type ContactAnswer = z.infer<typeof contactAnswer>;

/** The promise "a response within 24 hours", counted from the moment the message is stored. */
export const responseHours = 24;
