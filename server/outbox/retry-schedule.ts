import { hour, minute } from '../base/clock.ts';
import { type Delivery, setAsideList } from './deliveries.ts';

/** Delays double from a minute up to this one. */
export const longestDelayMs = 288 * minute;

/** How many attempts a delivery has before it is dead, after more than 7 days. */
const maxAttempts = 44;

/**
 * How long to wait after a failed attempt; `undefined` after the last one. A list grows with each new
 * message: it never dies, and somebody sees a real call in it within an hour of the end of an outage.
 */
export function retryDelayMs({ channel, attempts }: Pick<Delivery, 'channel' | 'attempts'>) {
  const isList = channel === setAsideList;
  if (attempts >= maxAttempts && !isList) return undefined;
  return Math.min(minute * 2 ** (attempts - 1), isList ? hour : longestDelayMs);
}
