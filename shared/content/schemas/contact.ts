import { z } from 'zod';
import { fieldNames } from '../../contact/contact-message.ts';
import { link, links, meta, passage, plural, template, text, texts, unlistedMeta } from './text.ts';

const field = z.strictObject({ label: text, need: text, hint: text.optional() });

/** Everything the contact form says, on every page that has it, with and without JavaScript. */
const form = z.strictObject({
  title: text,
  lead: text,
  fields: z.record(z.enum(fieldNames), field),
  planner: link.describe('After the hint of the message.'),
  draft: z.strictObject({ kept: text, remove: text }).describe('Shown while the draft is on the device.'),
  privacy: z.strictObject({ before: text, link, after: text }),
  trap: text.describe('Label of the honeypot, read by anyone who sees the form without styles.'),
  send: text,
  sending: text,
  toasts: z.strictObject({ label: text, required: text, failed: text, network: text, sent: text }),
  problems: z.strictObject({
    title: text,
    documentTitle: template('title'),
    name: text,
    message: text,
    phone: text,
    email: text,
    misspelled: template('address').describe('For an address that looks misspelled, such as name@gmial.com.'),
    tooLong: plural('field', 'n').describe('In the form and from the contact API.'),
  }),
  sent: z.strictObject({
    title: text,
    ask: text.describe('Replaces the title if the visitor left no phone number or email.'),
    reference: text,
    received: template('received'),
    replyBy: template('replyBy').describe('Only for a visitor who can be reached.'),
    localTime: template('replyBy'),
    replyTo: z.strictObject({ email: template('address'), phone: template('address') }),
    correct: text.describe('Opens the fields for another phone number or email.'),
    add: text.describe('Sends these fields.'),
    addition: template('reference').describe('The text of the message that carries them.'),
    sooner: text,
    noContact: text.describe('Above the fields for a phone number or an email.'),
    mistyped: template('address').describe('Replaces `noContact` if the email address cannot be right.'),
    added: text.describe('After these fields were sent.'),
    nothingAdded: text.describe('If they are sent empty.'),
    content: text.describe('Opens what was sent.'),
  }),
  last: z.strictObject({ sent: template('reference', 'sent'), show: text, erase: text }),
  failure: z.strictObject({
    tooMany: plural('minutes'),
    busy: plural('minutes').describe('When all visitors together have sent too many messages.'),
    kept: text.describe('After an answer that says itself what to do, such as `tooMany`.'),
    notSent: text,
    unconfirmed: text.describe('Replaces `notSent` if perhaps only the answer was lost.'),
  }),
  queued: z.strictObject({
    label: text,
    background: text,
    nextVisit: text,
    expired: text,
    edit: text,
    remove: text,
    doNotSend: text,
  }),
});

export const contactSchema = z.strictObject({
  meta,
  title: text,
  section: passage.describe('The page Contact shows only the text, below its own title.'),
  details: z.strictObject({
    notice: text,
    call: text,
    write: text.describe('Beside the call on phones: leads to the form.'),
    callHours: text.describe('Below the number.'),
    location: text,
    map: text,
    answersIn: text.describe('Shown only in a language in which nobody can answer.'),
  }),
  calling: z.strictObject({ title: text, steps: texts }).describe('On the page: what a caller can expect.'),
  form,
  receiptPage: z.strictObject({ meta: unlistedMeta, next: links }),
});

export type ContactCopy = z.infer<typeof contactSchema>;
export type ContactFormCopy = ContactCopy['form'];
