import type { ContactResponseBody, FieldProblem } from '#shared/contact/contact-message.ts';
import type { Content } from '#shared/content/parse.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import type { SubmitOutcome } from '../contact/submit-contact-form.ts';

/** An answer of the contact API, before it is sent. */
export interface ContactResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: ContactResponseBody;
}

/** For calls that the site's own form never makes: in English, for whoever wrote the program. */
const refusals = {
  badRequest: { status: 400, error: 'The request could not be read.' },
  notObject: { status: 400, error: 'The body must be a JSON object.' },
  badKey: { status: 400, error: 'The Idempotency-Key must be 1 to 200 visible ASCII characters.' },
  wrongMethod: { status: 405, error: 'Send the message with POST.' },
  tooLarge: { status: 413, error: 'The body is larger than 64 KiB.' },
  wrongType: { status: 415, error: 'Send the message as JSON, with Content-Type: application/json.' },
} as const;

export type RefusalCode = keyof typeof refusals;

/** The answers of the contact API in one language. */
export function contactResponses({ contact }: Pick<Content, 'contact'>, language: string) {
  const { fields, problems, toasts, failure } = contact.form;
  const describeProblem = (problem: FieldProblem): string => {
    if (problem.code === 'required') return toasts.required;
    if (problem.code === 'not-text') return `${problem.field} must be text.`;
    const text = pluralize(problems.tooLong, language, 'n', problem.excess);
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
    refusal: (code: RefusalCode) => failed(refusals[code].status, refusals[code].error),
    unexpected: () => failed(500, toasts.failed),
  };
}
