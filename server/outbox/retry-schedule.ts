const minuteMs = 60 * 1000;

/** Delays double from a minute up to a limit that is 6 hours with the most jitter. */
const minDelayMs = minuteMs;
export const longestDelayMs = 6 * 60 * minuteMs;
const maxDelayMs = longestDelayMs / 1.25;

/** Delays are up to a quarter longer, so that deliveries which failed together are not retried together. */
const jitter = 0.25;

/** Attempts before a delivery is dead: at least 7 days, even if every delay is as short as possible. */
export const maxAttempts = 44;

/**
 * How long to wait after a number of failed attempts; `undefined` after the last one.
 * @param random from 0 to 1
 */
export function retryDelayMs(attempts: number, random: number): number | undefined {
  if (attempts >= maxAttempts) return undefined;
  const planned = Math.min(minDelayMs * 2 ** (attempts - 1), maxDelayMs);
  return Math.round(planned * (1 + jitter * random));
}
