import type { SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds } from '../request-error.ts';

/** How a message that may be stored later is answered; only beyond a limit with how long to wait. */
export function retryLater(outcome: Extract<SubmitOutcome, { kind: 'limited' | 'unavailable' }>) {
  if (outcome.kind === 'unavailable')
    return { status: 503, retryAfterSeconds: busyRetrySeconds, wait: undefined };
  const { scope, retryAfterSeconds } = outcome;
  return { status: 429, retryAfterSeconds, wait: { scope, minutes: Math.ceil(retryAfterSeconds / 60) } };
}
