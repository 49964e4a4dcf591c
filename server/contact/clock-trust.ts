import type { Clock } from '../clock.ts';

/** In milliseconds. */
const hour = 60 * 60 * 1000;

/** A site that runs erases every six hours; a clock that is wrong by less takes little from anybody. */
const longestGap = 31 * 24 * hour;

/** How long time must have gone by as the clock shows it, so that it is believed; and how exactly. */
const proof = 11 * hour;
const tolerance = hour;

/** Whether the clock may be wrong: it shows more than a month since messages were last erased. */
export function isDoubtful(now: Date, last: Date): boolean {
  return now.getTime() - last.getTime() > longestGap;
}

/**
 * Asks before each pass whether the clock may be trusted with it: one that is years ahead would have every message
 * erased, for good. A clock that is doubtful is believed once this process has seen it go on evenly for half a day. By
 * then a wrong one has been set, as a rule, and a site that was switched off for months erases again.
 */
export function clockTrust(clock: Clock): (last: Date | undefined) => boolean {
  let doubted: { shown: number; elapsed: number } | undefined;
  return last => {
    const now = clock.now();
    if (!last || !isDoubtful(now, last)) {
      doubted = undefined;
      return true;
    }
    const [shown, elapsed] = [now.getTime(), clock.elapsed()];
    const jumped = doubted && Math.abs(shown - doubted.shown - (elapsed - doubted.elapsed)) > tolerance;
    if (!doubted || jumped) doubted = { shown, elapsed };
    return elapsed - doubted.elapsed >= proof;
  };
}
