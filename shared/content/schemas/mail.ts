import { z } from 'zod';
import { plural, template, text } from './text.ts';

/** Placeholders of an acknowledgement's paragraph. The message itself is never among them. */
const acknowledgementNames = ['reference', 'received', 'replyBy', 'utc'] as const;

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
    mistyped: template('address'),
    links: z.strictObject({ answered: text, spam: text, note: text }),
    setAside: z.strictObject({
      subject: plural('n'),
      text,
      link: text,
      others: plural('command', 'n').describe('Beyond the first 50.'),
      total: plural('n'),
    }),
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
