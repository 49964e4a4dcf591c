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
import { fill } from '#shared/i18n/fill.ts';

/** A note beside a field. Only one that `blocks` keeps a message from being sent. */
export interface FieldNote {
  field: ContactField;
  text: string;
  blocks: boolean;
}

/** The notes on all fields that have a problem or leave a doubt, in the order of the form. */
export function notesOn(values: FormValues, copy: ContactFormCopy, language: string): FieldNote[] {
  const parsed = parseContactMessage(values);
  const doubts: Partial<FormValues> = {
    phone: isDoubtfulPhone(values.phone) ? copy.problems.phone : '',
    email: emailDoubt(values, copy.problems),
  };
  return fieldNames.flatMap(field => {
    const problem = parsed.ok ? undefined : parsed.problems.find(found => found.field === field);
    const text = problem ? problemText(problem, copy, language) : doubts[field];
    return text ? [{ field, text, blocks: problem !== undefined }] : [];
  });
}

/** Misspelled domains and what they mean. The list is short, so that no rare address that is right is doubted. */
const corrections: readonly (readonly [slip: RegExp, right: string])[] = [
  // No domain ends like this, and none of these services has addresses in .co, .cm or .om.
  [/\.(con|cmo|ocm|comm|vom|xom)$/i, '.com'],
  [/@(gmail|hotmail|yahoo|outlook|icloud)\.(co|cm|om)$/i, '@$1.com'],
  [/@(gmial|gamil|gmal|gmai|gmil|gnail|gmaill)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai|hotmil|hotnail)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhaoo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo|oultook|outlock)\.com$/i, '@outlook.com'],
  [/@(iclod|icoud|icluod)\.com$/i, '@icloud.com'],
];

/** What to say about an address to which a reply may never arrive; empty if it looks right. */
function emailDoubt(values: FormValues, copy: ContactFormCopy['problems']): string {
  if (mistypedEmail(values)) return copy.email;
  const email = values.email.trim();
  const address = corrections.reduce((meant, [slip, right]) => meant.replace(slip, right), email);
  return address === email ? '' : fill(copy.misspelled, { address });
}
