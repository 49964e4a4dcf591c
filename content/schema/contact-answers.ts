import { z } from 'zod';
import { plural, template, text } from './text.ts';

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
      notObject: text,
      badKey: text,
      wrongMethod: text,
      tooLarge: text,
      wrongType: text,
    })
    .describe("Cases that the site's own form never causes: answers to other callers of the function."),
});

export type RefusalCode = keyof z.infer<typeof contactAnswersSchema>['refused'];
