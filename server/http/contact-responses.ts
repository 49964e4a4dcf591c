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
const refusals: Readonly<Record<number, string>> = {
  400: 'The body must be a JSON object, and an Idempotency-Key 1 to 200 visible ASCII characters.',
  405: 'Send the message with POST.',
  413: 'The body is larger than 64 KiB.',
  415: 'Send the message as JSON, with Content-Type: application/json.',
};

/** Soon: requests that are open now, and files, are free again when they are answered. */
const retryAfterSeconds = 5;

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

  const fromOutcome = (outcome: SubmitOutcome): ContactResponse => {
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
  };

  return {
    fromOutcome,
    /** For a call that was not submitted. */
    fromStatus(status: number): ContactResponse {
      if (status === 429) return fromOutcome({ kind: 'limited', of: 'site', retryAfterSeconds });
      if (status === 503) return fromOutcome({ kind: 'unavailable', retryAfterSeconds });
      return failed(status, status === 500 ? toasts.failed : (refusals[status] ?? 'The call was refused.'));
    },
  };
}
