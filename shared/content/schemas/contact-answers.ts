import { z } from 'zod';
import { template, text } from './text.ts';

/** Responses of the contact API alone; those that it shares with the form are in contact.yaml. */
export const contactAnswersSchema = z.strictObject({
  notText: template('field'),
  refused: z
    .strictObject({
      badRequest: text,
      notObject: text,
      badKey: text,
      wrongMethod: text,
      tooLarge: text,
      wrongType: text,
    })
    .describe("Cases that the site's own form never causes: answers to other callers of the contact API."),
});

export type RefusalCode = keyof z.infer<typeof contactAnswersSchema>['refused'];
