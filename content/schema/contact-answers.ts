import { z } from 'zod';
import { plural, text } from './text.ts';

const fieldProblems = z.strictObject({ notText: text, tooLong: plural('n') });

/** What the contact function answers, by the code of the case. */
export const contactAnswersSchema = z.strictObject({
  stored: text,
  required: text,
  fields: z.strictObject({
    name: fieldProblems,
    phone: fieldProblems,
    email: fieldProblems,
    organization: fieldProblems,
    message: fieldProblems,
  }),
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

export type ContactAnswerCopy = z.infer<typeof contactAnswersSchema>;
export type RefusalCode = keyof ContactAnswerCopy['refused'];
