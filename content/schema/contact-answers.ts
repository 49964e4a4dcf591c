import { z } from 'zod';
import { template, text } from './text.ts';

/** A sentence with a number in it, in the forms that the language's grammar asks for (CLDR plural categories). */
const counted = (name: string) =>
  z.strictObject({
    zero: template(name).optional(),
    one: template(name).optional(),
    two: template(name).optional(),
    few: template(name).optional(),
    many: template(name).optional(),
    other: template(name),
  });

const fieldProblems = z.strictObject({ notText: text, tooLong: counted('n') });

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
  limited: counted('minutes'),
  /** The same when not this sender, but all together have sent too many. */
  busy: counted('minutes'),
  unavailable: text,
  /** Cases that the site's own form never meets: said to whoever calls the function from elsewhere. */
  refused: z.strictObject({
    badRequest: text,
    notJson: text,
    notObject: text,
    badKey: text,
    wrongMethod: text,
    tooSlow: text,
    tooLarge: text,
    wrongType: text,
  }),
});

export type ContactAnswerWords = z.infer<typeof contactAnswersSchema>;
export type CountedWords = z.infer<ReturnType<typeof counted>>;
export type RefusalCode = keyof ContactAnswerWords['refused'];
