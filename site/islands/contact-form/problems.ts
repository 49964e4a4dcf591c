import { fill, pluralize } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import {
  type ContactField,
  type FieldProblem,
  type FormValues,
  isDoubtfulPhone,
  isPlausibleEmail,
  parseContactMessage,
} from '#contract/contact-message.ts';

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
  const doubtful: ('phone' | 'email')[] = [];
  if (isDoubtfulPhone(values.phone)) doubtful.push('phone');
  if (email !== '' && !isPlausibleEmail(email)) doubtful.push('email');
  const doubts = doubtful
    .filter(field => !blocking.some(note => note.field === field))
    .map(field => ({ field, text: copy.problems[field], blocks: false }));
  return [...blocking, ...doubts];
}

function problemText(problem: FieldProblem, copy: ContactFormCopy, language: string): string {
  const { fields, problems, toasts } = copy;
  switch (problem.code) {
    case 'required':
      return problems[problem.field];
    case 'too-long': {
      const field = fields[problem.field].label;
      return fill(pluralize(problems.tooLong, language, 'n', problem.excess), { field });
    }
    case 'not-text':
      // Only other callers of the contact API send anything but text.
      return toasts.failed;
  }
}

/**
 * The toast for a message that is not sent because of its fields: the specification's text when name or
 * message is empty, otherwise the first problem's text.
 */
export function refusalText(values: FormValues, copy: ContactFormCopy, language: string): string {
  if (values.name.trim() === '' || values.message.trim() === '') return copy.toasts.required;
  return notesOn(values, copy, language).find(note => note.blocks)?.text ?? copy.toasts.failed;
}

/** How many characters are left, once the limit is near (the last tenth); otherwise `undefined`. */
export function charactersLeft(text: string, limit: number): number | undefined {
  // Counting code points takes time on each key: a short text needs none of it.
  if (text.length < limit * 0.9) return undefined;
  const left = limit - [...text.trim()].length;
  return left >= 0 && left <= limit / 10 ? left : undefined;
}
