import type { ContactFormCopy } from '../content/schemas/contact.ts';
import { fill, pluralize } from '../i18n/fill.ts';
import type { FieldProblem, Wait } from './contact-message.ts';

// What a visitor reads of a message that was not taken, in the form and from the contact API.

type ProblemCopy = Pick<ContactFormCopy, 'fields' | 'problems' | 'toasts' | 'failure'>;

export function problemText(problem: FieldProblem, copy: ProblemCopy, language: string): string {
  const { fields, problems } = copy;
  if (problem.code === 'required') return problems[problem.field];
  // Only programs send anything but text, so this is in English, for their authors.
  if (problem.code === 'not-text') return `${problem.field} must be text.`;
  const text = pluralize(problems.tooLong, language, 'n', problem.excess);
  return fill(text, { field: fields[problem.field].label });
}

/** The text for all fields: one sentence if the name or the message is empty, whatever else is wrong. */
export function incompleteText(
  problems: readonly FieldProblem[],
  copy: ProblemCopy,
  language: string,
): string {
  if (problems.some(({ code }) => code === 'required')) return copy.toasts.required;
  return problems.map(problem => problemText(problem, copy, language)).join(' ');
}

/** The text for a message that may be stored later; without a wait it may work at once. */
export function retryText(
  wait: Wait | undefined,
  { failure, toasts }: ProblemCopy,
  language: string,
): string {
  if (!wait) return toasts.failed;
  return pluralize(wait.scope === 'site' ? failure.busy : failure.tooMany, language, 'minutes', wait.minutes);
}
