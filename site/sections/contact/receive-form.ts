import { eachField, type FormValues, trapField } from '#contract/contact-message.ts';
import type { PageServices } from '#contract/page-services.ts';
import { emptyValues, type FormStart } from '../../browser/form-values.ts';

/** The answer to a form sent without JavaScript. */
export type FormAnswer =
  | { kind: 'stored'; reference: string }
  | { kind: 'again'; status: 415 | 422 | 429 | 503; retryAfterSeconds?: number; start: FormStart };

/** The same content, sent again within this time, is the same message: a second press, or a reload. */
const sameMessageMs = 10 * 60_000;

/**
 * Submits a form that a browser posted without JavaScript. If the visitor has to fix something, returns what was typed.
 */
export async function receiveForm(
  request: Request,
  services: Pick<PageServices, 'submit'>,
  { now, language }: { now: Date; language: string },
): Promise<FormAnswer> {
  const failed = (start: FormValues): FormStart => ({ values: start, outcome: 'failed' });
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') {
    return { kind: 'again', status: 415, start: failed(emptyValues) };
  }
  // The server has read the body already and limited its size.
  const sent = new URLSearchParams(await request.text());
  const typed = eachField(({ name }) => sent.get(name) ?? '');
  // Far longer texts are refused all the same, and would come back several times as large.
  const values = eachField(({ name, limit }) => typed[name].slice(0, 2 * limit));
  const outcome = await services.submit({
    fields: { ...values, [trapField]: sent.get(trapField) ?? '' },
    language,
    idempotencyKey: keyAt(now),
  });
  if (outcome.kind === 'stored') return { kind: 'stored', reference: outcome.reference };
  if (outcome.kind === 'invalid')
    return { kind: 'again', status: 422, start: { values, outcome: 'invalid' } };
  const { retryAfterSeconds } = outcome;
  const again = { kind: 'again', retryAfterSeconds } as const;
  if (outcome.kind === 'unavailable') return { ...again, status: 503, start: failed(values) };
  const waitMinutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return { ...again, status: 429, start: { ...failed(values), waitMinutes, busy: outcome.of === 'site' } };
}

/**
 * A page without JavaScript cannot make a key for each message. A key counts together with the content, so the time is
 * enough. The space keeps it apart from the keys of the contact API.
 */
function keyAt(now: Date): string {
  return `form ${Math.floor(now.getTime() / sameMessageMs)}`;
}
