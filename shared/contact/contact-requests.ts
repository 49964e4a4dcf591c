import { z } from 'zod/mini';

// How a message travels from the site to the server.

/** Where the form's script sends messages, as JSON. */
export const contactApiPath = '/functions/v1/submit-contact-form';

/** Where the form posts without JavaScript. */
export const contactFormPath = '/contact/send';

/** Stands in every call of the contact API, and of the webhook, as `formType`. */
export const formType = 'contact';

/** The honeypot is sent only if filled. People neither see nor reach it, and no autofill knows its name. */
export const honeypotField = 'message_subject';

/** In an addition, the reference of the message to which it adds a phone number or an email. */
export const additionField = 'reference';

/** Holds the idempotency key where the browser posts the form; empty without JavaScript. */
export const keyField = 'idempotency_key';

export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** How many days a message stays in the offline queue before it expires. */
export const maxQueuedDays = 7;

/** In bytes of JSON. */
export const contactBodyLimit = 64 * 1024;

/** In bytes of a URL-encoded form, which may take three for each byte of a text. */
export const formBodyLimit = 3 * contactBodyLimit;

/** What a visitor is told of a stored message. Times in ISO 8601, UTC. */
export const messageReceipt = z.object({
  /** Unique, such as `CW-7K4M-9QRT`. */
  reference: z.string(),
  receivedAt: z.string(),
  /** By when it is answered if we can reach the visitor: the promise given when it was stored. */
  replyBy: z.string(),
});

export type MessageReceipt = z.infer<typeof messageReceipt>;

/** Null and what is no text count as missing: an answer need not be ours. */
const text = z.catch(z.optional(z.string()), undefined);

/** The answer of the contact API, whatever the status. */
export const contactResponseBody = z.object({
  success: z.catch(z.boolean(), false),
  message: text,
  error: text,
});

/** With a receipt if the message is stored. */
export type ContactResponseBody = z.infer<typeof contactResponseBody> & Partial<MessageReceipt>;
