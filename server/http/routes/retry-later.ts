import type { Wait } from '#shared/contact/problem-text.ts';
import type { SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds } from '../request-error.ts';

/** A message that may be stored if it is sent again later. */
export type RetryableOutcome = Extract<SubmitOutcome, { kind: 'limited' | 'unavailable' }>;

interface Later {
  status: number;
  /** The header `Retry-After`. */
  retryAfterSeconds: number;
  /** Only beyond a limit. */
  wait?: Wait;
}

/** How to answer it. */
export function retryLater(outcome: RetryableOutcome): Later {
  if (outcome.kind === 'unavailable') return { status: 503, retryAfterSeconds: busyRetrySeconds };
  const { of, retryAfterSeconds } = outcome;
  return { status: 429, retryAfterSeconds, wait: { of, minutes: Math.ceil(retryAfterSeconds / 60) } };
}
