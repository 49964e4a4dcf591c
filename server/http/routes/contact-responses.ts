import type { FastifyReply } from 'fastify';
import { type ContactResponseBody, contactBodyLimit } from '#shared/contact/contact-requests.ts';
import { incompleteText, retryText } from '#shared/contact/problem-text.ts';
import type { Copy } from '#shared/content/parse.ts';
import type { SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds } from '../request-error.ts';
import { retryLater } from './retry-later.ts';

/** The site's own form never makes such calls. The texts are in English, for the author of the program. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The body must be a JSON object, and an Idempotency-Key 1 to 200 visible ASCII characters.',
  405: 'Send the message with POST.',
  413: `The body is larger than ${contactBodyLimit / 1024} KiB.`,
  415: 'Send the message as JSON, with Content-Type: application/json.',
};

/** Answers one call of the contact API, in the words of a language. */
export function createContactResponses(
  { contact }: Pick<Copy, 'contact'>,
  language: string,
  reply: FastifyReply,
) {
  const { toasts } = contact.form;
  const send = (status: number, body: ContactResponseBody): FastifyReply =>
    reply.code(status).header('Cache-Control', 'no-store').send(body);
  const fail = (status: number, error: string) => send(status, { success: false, error });
  const answer = (outcome: SubmitOutcome): FastifyReply => {
    switch (outcome.kind) {
      case 'stored': {
        const { reference, receivedAt, replyBy } = outcome;
        const times = { receivedAt: receivedAt.toISOString(), replyBy: replyBy.toISOString() };
        return send(200, { success: true, message: toasts.sent, reference, ...times });
      }
      case 'invalid':
        return fail(200, incompleteText(outcome.problems, contact.form, language));
      case 'limited':
      case 'unavailable': {
        const { status, retryAfterSeconds, wait } = retryLater(outcome);
        reply.header('Retry-After', retryAfterSeconds);
        return fail(status, retryText(wait, contact.form, language));
      }
    }
  };

  return {
    answer,
    /** Answers a call that was not submitted. */
    refuse(status: number): FastifyReply {
      // Too many requests are open, perhaps from a whole shelter: nobody is blamed for too many messages.
      if (status === 429) return answer({ kind: 'limited', of: 'site', retryAfterSeconds: busyRetrySeconds });
      if (status === 503) return answer({ kind: 'unavailable' });
      return fail(status, status === 500 ? toasts.failed : (refusals[status] ?? 'The call was refused.'));
    },
  };
}
