import { z } from 'zod';
import { link, meta, passage, plural, template, text } from './text.ts';

/** What the contact function answers, by the code of the case. */
export const contactAnswersSchema = z.strictObject({
  stored: text,
  required: text,
  notText: template('field'),
  limited: plural('minutes'),
  busy: plural('minutes').describe(
    'Like `limited`, when not this visitor but all together have sent too many.',
  ),
  unavailable: text,
  refused: z
    .strictObject({
      badRequest: text,
      notJson: text,
      notObject: text,
      badKey: text,
      wrongMethod: text,
      tooLarge: text,
      wrongType: text,
    })
    .describe("Cases that the site's own form never causes: answers to other callers of the function."),
});

export type RefusalCode = keyof z.infer<typeof contactAnswersSchema>['refused'];

/** Placeholders of an acknowledgement's paragraph. The message itself is never among them. */
const acknowledgementNames = ['reference', 'date', 'time', 'replyBy', 'utc'] as const;

const paragraph = z
  .string()
  .trim()
  .min(1)
  .refine(
    value =>
      [...value.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
        acknowledgementNames.some(known => known === name),
      ),
    { error: `may use these placeholders only: ${acknowledgementNames.map(name => `{${name}}`).join(', ')}` },
  );

/** The copy of all emails. */
export const mailSchema = z.strictObject({
  team: z.strictObject({
    subject: template('reference', 'from'),
    title: template('reference'),
    reminder: z.strictObject({
      subject: template('reference', 'hours', 'from'),
      title: template('reference'),
      text: template('hours'),
    }),
    language: text,
    languages: template('language').describe("The page's language, and those in which the office answers."),
    received: text,
    replyBy: text,
    moment: template('officeTime', 'utc'),
    empty: text,
    replyTo: text,
    noReplyTo: text,
    links: z.strictObject({ answered: text, spam: text, note: text }),
  }),
  acknowledgement: z.strictObject({
    subject: template('reference'),
    greeting: z.strictObject({ named: template('name'), unnamed: text }),
    text: z.array(paragraph).min(1),
    answersIn: text.describe('Only in a language in which nobody can answer.'),
    signature: text,
  }),
});

export type MailCopy = z.infer<typeof mailSchema>;

const moment = template('date', 'time');

/** The desk: the page behind the links of a team email. Keys are the states of a message and of a link. */
export const deskSchema = z.strictObject({
  meta,
  titles: z.strictObject({ new: text, answered: text, spam: text }),
  facts: z.strictObject({ reference: text, received: text, replyBy: text }),
  moment,
  done: z.strictObject({ untouched: text, new: moment, answered: moment, spam: moment }),
  notes: z.strictObject({ new: text, answered: text, spam: text }),
  buttons: z.strictObject({ new: text, answered: text, spam: text }),
  problems: z.strictObject({ expired: passage, forged: passage, unknown: passage, erased: passage }),
  home: link,
});

export type DeskCopy = z.infer<typeof deskSchema>;

/** Distress words by language (ISO 639), in lower case, each once per language. */
export const distressSchema = z.record(
  z.string().regex(/^[a-z]{2,3}$/, 'expected a language such as en'),
  z
    .array(
      z
        .string()
        .trim()
        .regex(/^[\p{L}\p{M}\p{N}'\u200c -]+$/u, "expected letters, digits, spaces, ' and -")
        .refine(word => word === word.toLowerCase(), { error: 'must be written in lower case' }),
    )
    .min(1)
    .refine(words => new Set(words).size === words.length, { error: 'names a word twice' }),
);
