const minuteMs = 60 * 1000;

/** Delays double from a minute up to this one. */
export const longestDelayMs = 288 * minuteMs;

/** Attempts before a delivery is dead, after more than 7 days. */
export const maxAttempts = 44;

/** How long to wait after a number of failed attempts; `undefined` after the last one. */
export function retryDelayMs(attempts: number): number | undefined {
  return attempts >= maxAttempts ? undefined : Math.min(minuteMs * 2 ** (attempts - 1), longestDelayMs);
}
