import { hour, minute } from '../base/clock.ts';
import { type Delivery, setAsideList } from './deliveries.ts';

/** Delays double from a minute up to this one: within it a call for help arrives after an outage. */
const longestDelayMs = hour;

/** How many attempts a delivery has before it is dead, after more than 7 days. */
export const maxAttempts = 175;

/**
 * How long to wait after a failed attempt; `undefined` after the last one. A list grows with each new message, and
 * never dies.
 */
export function retryDelayMs({ channel, attempts }: Pick<Delivery, 'channel' | 'attempts'>) {
  if (attempts >= maxAttempts && channel !== setAsideList) return undefined;
  return Math.min(minute * 2 ** (attempts - 1), longestDelayMs);
}
