import { pluralize } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import {
  type ContactField,
  type FieldProblem,
  fieldLimits,
  isPlausibleEmail,
  parseContactMessage,
} from '#contract/contact-message.ts';
import type { FormValues } from '../../browser/form-values.ts';

/** What is said beside a field. Only a note that `blocks` keeps a message from being sent. */
export interface FieldNote {
  field: ContactField;
  text: string;
  blocks: boolean;
}

/** The notes on the values, those that block first. */
export function notesOn(values: FormValues, copy: ContactFormCopy, language: string): FieldNote[] {
  const parsed = parseContactMessage(values);
  const blocking = (parsed.ok ? [] : parsed.problems).map(problem => ({
    field: problem.field,
    text: problemText(problem, copy, language),
    blocks: true,
  }));
  const email = values.email.trim();
  const known = email === '' || isPlausibleEmail(email) || blocking.some(note => note.field === 'email');
  return known ? blocking : [...blocking, { field: 'email', text: copy.problems.email, blocks: false }];
}

function problemText(problem: FieldProblem, copy: ContactFormCopy, language: string): string {
  const { problems } = copy;
  if (problem.code === 'too-long') {
    const wording = problem.field === 'message' ? problems.messageTooLong : problems.fieldTooLong;
    return pluralize(wording, language, 'n', problem.excess);
  }
  return problem.field === 'name' ? problems.name : problems.message;
}

/**
 * The toast for a message that is not sent because of its fields: the specification's text when name or
 * message is empty, otherwise the first problem's text.
 */
export function refusalText(values: FormValues, copy: ContactFormCopy, language: string): string {
  if (values.name.trim() === '' || values.message.trim() === '') return copy.toasts.required;
  return notesOn(values, copy, language).find(note => note.blocks)?.text ?? copy.toasts.failed;
}

/** How many characters are left in the message, once the limit is near (the last tenth); otherwise `undefined`. */
export function charactersLeft(message: string): number | undefined {
  const limit = fieldLimits.message;
  // Counting code points takes time on each key: a short text needs none of it.
  if (message.length < limit * 0.9) return undefined;
  const left = limit - [...message.trim()].length;
  return left >= 0 && left <= limit / 10 ? left : undefined;
}
