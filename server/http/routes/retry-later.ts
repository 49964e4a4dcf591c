import type { SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds } from '../request-error.ts';

/** A message that may be stored if it is sent again later. */
export type RetryableOutcome = Extract<SubmitOutcome, { kind: 'limited' | 'unavailable' }>;

/** Returns the status, `Retry-After` and, beyond a limit, what to say about the wait. */
export function retryLater(outcome: RetryableOutcome) {
  if (outcome.kind === 'unavailable') return { status: 503, retryAfterSeconds: busyRetrySeconds };
  const { of, retryAfterSeconds } = outcome;
  const waitMinutes = Math.ceil(retryAfterSeconds / 60);
  return { status: 429, retryAfterSeconds, waitMinutes, busy: of === 'site' };
}
