import { z } from 'zod';
import { looseTemplate, plural, template, text } from './text.ts';

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
    text: z.array(looseTemplate([], ['reference', 'received', 'replyBy', 'utc'])).min(1),
    answersIn: text.describe('Sent only in a language in which nobody can answer.'),
    signature: text,
  }),
});

export type MailCopy = z.infer<typeof mailSchema>;
