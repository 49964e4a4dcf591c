import type { Wait } from '#shared/contact/problem-text.ts';
import type { SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds } from '../request-error.ts';

type RetryableOutcome = Extract<SubmitOutcome, { kind: 'limited' | 'unavailable' }>;

interface Later {
  status: number;
  retryAfterSeconds: number;
  /** Only beyond a limit. */
  wait?: Wait;
}

export function retryLater(outcome: RetryableOutcome): Later {
  if (outcome.kind === 'unavailable') return { status: 503, retryAfterSeconds: busyRetrySeconds };
  const { of, retryAfterSeconds } = outcome;
  return { status: 429, retryAfterSeconds, wait: { of, minutes: Math.ceil(retryAfterSeconds / 60) } };
}
