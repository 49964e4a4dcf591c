import type { ContactResponseBody, FieldProblem } from '#shared/contact/contact-message.ts';
import type { Content } from '#shared/content/parse.ts';
import type { RefusalCode } from '#shared/content/schemas/contact-answers.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import type { SubmitOutcome } from '../contact/submit-contact-form.ts';

/** An answer of the contact API, before it is sent. */
export interface ContactResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: ContactResponseBody;
}

const refusalStatus: Readonly<Record<RefusalCode, number>> = {
  badRequest: 400,
  notObject: 400,
  badKey: 400,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
};

/** The answers of the contact API in one language. */
export function contactResponses(
  { contact, 'contact-answers': copy }: Pick<Content, 'contact' | 'contact-answers'>,
  language: string,
) {
  const { fields, problems, toasts, failure } = contact.form;
  const describeProblem = (problem: FieldProblem): string => {
    if (problem.code === 'required') return toasts.required;
    const text =
      problem.code === 'not-text' ? copy.notText : pluralize(problems.tooLong, language, 'n', problem.excess);
    return fill(text, { field: fields[problem.field].label });
  };
  const failed = (status: number, error: string, retryAfterSeconds?: number): ContactResponse => ({
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
    body: { success: false, error },
  });

  return {
    fromOutcome(outcome: SubmitOutcome): ContactResponse {
      switch (outcome.kind) {
        case 'stored':
          return {
            status: 200,
            headers: { 'Cache-Control': 'no-store' },
            body: {
              success: true,
              message: toasts.sent,
              reference: outcome.reference,
              receivedAt: outcome.receivedAt.toISOString(),
              replyBy: outcome.replyBy.toISOString(),
            },
          };
        case 'invalid':
          // Two empty fields share one sentence, which is said once.
          return failed(200, [...new Set(outcome.problems.map(describeProblem))].join(' '));
        case 'limited': {
          const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
          const forms = outcome.of === 'site' ? failure.busy : failure.tooMany;
          return failed(429, pluralize(forms, language, 'minutes', minutes), outcome.retryAfterSeconds);
        }
        case 'unavailable':
          return failed(503, toasts.failed, outcome.retryAfterSeconds);
      }
    },
    refusal: (code: RefusalCode) => failed(refusalStatus[code], copy.refused[code]),
    unexpected: () => failed(500, toasts.failed),
  };
}
