import { hour, minute } from '../base/clock.ts';

/** Delays double from a minute up to this one: within it a call for help arrives after an outage. */
const longestDelayMs = hour;

/** How many attempts a delivery has before it is dead, after more than 7 days. */
export const maxAttempts = 175;

/** How long to wait after a failed attempt; `undefined` after the last one. */
export function retryDelayMs(attempts: number): number | undefined {
  return attempts < maxAttempts ? Math.min(minute * 2 ** (attempts - 1), longestDelayMs) : undefined;
}
