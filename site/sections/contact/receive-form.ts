import { createHash } from 'node:crypto';
import { type FieldProblem, parseContactMessage, trapField } from '#contract/contact-message.ts';
import type { Services } from '#contract/page-services.ts';
import { eachField, emptyValues, type FormValues } from '../../browser/form-values.ts';
import type { FormStart } from '../../islands/contact-form/ContactForm.tsx';

/** What a form sent without script is answered with. */
export type FormAnswer =
  | { kind: 'stored'; reference: string; answerable: boolean }
  | { kind: 'again'; status: 415 | 422 | 429 | 503; retryAfterSeconds?: number; start: FormStart };

/** The same content, sent again within this time, is the same message: a second press, or a reload. */
const sameMessageMilliseconds = 10 * 60_000;

/**
 * Takes a form that a browser posted by itself. What a visitor can mend comes back with what was typed; an
 * unexpected error is thrown on.
 */
export async function receiveForm(
  request: Request,
  services: Pick<Services, 'submit'>,
  { now, language }: { now: Date; language: string },
): Promise<FormAnswer> {
  const failed = (start: FormValues): FormStart => ({ values: start, outcome: 'failed' });
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') {
    return { kind: 'again', status: 415, start: failed(emptyValues) };
  }
  // The server has read the body already and bounded it.
  const sent = new URLSearchParams(await request.text());
  const values = eachField(field => sent.get(field) ?? '');
  const parsed = parseContactMessage(values);
  const outcome = parsed.ok
    ? await services.submit({
        fields: { ...values, [trapField]: sent.get(trapField) ?? '' },
        language,
        idempotencyKey: keyOf(JSON.stringify(parsed.message), now),
      })
    : { kind: 'invalid' as const, problems: [] satisfies FieldProblem[] };
  switch (outcome.kind) {
    case 'stored':
      return {
        kind: 'stored',
        reference: outcome.reference,
        answerable: values.phone.trim() !== '' || values.email.trim() !== '',
      };
    case 'invalid':
      return { kind: 'again', status: 422, start: { values, outcome: 'invalid' } };
    case 'limited':
      return {
        kind: 'again',
        status: 429,
        retryAfterSeconds: outcome.retryAfterSeconds,
        start: {
          ...failed(values),
          waitMinutes: Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60)),
          busy: outcome.of === 'site',
        },
      };
    case 'unavailable':
      return {
        kind: 'again',
        status: 503,
        retryAfterSeconds: outcome.retryAfterSeconds,
        start: failed(values),
      };
  }
}

/** A page without script cannot make a key of its own for each message, so the content and the time are the key. */
function keyOf(content: string, now: Date): string {
  const period = Math.floor(now.getTime() / sameMessageMilliseconds);
  return createHash('sha256').update(`${period} ${content}`).digest('hex').slice(0, 32);
}
