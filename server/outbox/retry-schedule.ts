const minute = 60 * 1000;

/** The first wait, and what doubling stops at: with the most jitter, 6 hours. Milliseconds. */
const shortest = minute;
const longest = (6 * 60 * minute) / 1.25;

/** Waits are up to a quarter longer than planned, so that deliveries which failed together do not come back together. */
const jitter = 0.25;

/** Tries before a delivery is dead: at least 7 days even when every wait is as short as it can be. */
export const mostTries = 44;

/**
 * How long to wait after a number of failed tries, in milliseconds; `undefined`: no more, the delivery is dead.
 * @param tries how often it has been tried, 1 or more
 * @param random from 0 to 1
 */
export function waitAfter(tries: number, random: number): number | undefined {
  if (tries >= mostTries) return undefined;
  const planned = Math.min(shortest * 2 ** (tries - 1), longest);
  return Math.round(planned * (1 + jitter * random));
}
