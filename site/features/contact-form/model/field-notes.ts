import {
  type ContactField,
  type FormValues,
  fieldNames,
  parseContactMessage,
} from '#shared/contact/contact-message.ts';
import { mistypedEmail } from '#shared/contact/email-address.ts';
import { problemText } from '#shared/contact/problem-text.ts';
import { isDoubtfulPhone } from '#shared/contact/reply-contact.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';

/** A note beside a field. Only one that `blocks` keeps a message from being sent. */
export interface FieldNote {
  field: ContactField;
  text: string;
  blocks: boolean;
}

export function notesOn(values: FormValues, copy: ContactFormCopy, language: string): FieldNote[] {
  const parsed = parseContactMessage(values);
  const doubts: Partial<FormValues> = {
    phone: isDoubtfulPhone(values.phone) ? copy.problems.phone : '',
    email: mistypedEmail(values) ? copy.problems.email : '',
  };
  return fieldNames.flatMap(field => {
    const problem = parsed.ok ? undefined : parsed.problems.find(found => found.field === field);
    const text = problem ? problemText(problem, copy, language) : doubts[field];
    return text ? [{ field, text, blocks: problem !== undefined }] : [];
  });
}
