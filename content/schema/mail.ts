import { z } from 'zod';
import { template, text } from './text.ts';

/** What may stand in a paragraph of the acknowledgement. The message itself never does. */
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

/** The words of all mails, in one language. */
export const mailSchema = z.strictObject({
  team: z.strictObject({
    subject: template('reference', 'from'),
    title: template('reference'),
    reminder: z.strictObject({
      subject: template('reference', 'hours', 'from'),
      title: template('reference'),
      text: template('hours'),
    }),
    fields: z.strictObject({
      name: text,
      organization: text,
      phone: text,
      email: text,
      message: text,
      formType: text,
    }),
    language: text,
    received: text,
    replyBy: text,
    moment: template('eastern', 'utc'),
    empty: text,
    replyTo: text,
    noReplyTo: text,
    links: z.strictObject({ answered: text, spam: text, note: text }),
  }),
  acknowledgement: z.strictObject({
    subject: template('reference'),
    greeting: z.strictObject({ named: template('name'), unnamed: text }),
    text: z.array(paragraph).min(1),
    signature: text,
  }),
});

export type MailWords = z.infer<typeof mailSchema>;
