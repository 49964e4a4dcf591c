import type { Client } from './client.ts';
import { minute } from './clock.ts';
import type { RateLimit } from './settings.ts';

/** A whole network has this many times the limit of one client. */
const networkFactor = 10;

type LimitDecision =
  /** `isOverLimit`: the client or its network has reached its limit. */
  | { allowed: true; isOverLimit: boolean }
  | { allowed: false; of: 'client' | 'site'; retryAfterSeconds: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** A limit that is `undefined` does not exist. */
interface Limits {
  client?: RateLimit | undefined;
  /** For all clients together. */
  site?: RateLimit | undefined;
  /** At this many times its limit a client is refused; before, it is over the limit and still admitted. */
  refuseFactor?: number;
}

/** How often windows that have ended are removed from memory. */
const sweepMs = minute;

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. Each process counts in its
 * memory: a proxy keeps a client on one server. Time is not that of the machine's clock, which may jump.
 */
export function createRateLimiter(limits: Limits, now = () => performance.now()) {
  /** The window in which a client, a network or the site is counted. The first count after it begins one. */
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweptAt = now();
  const windowOf = (who: string) => {
    const window = windows.get(who);
    return window && window.endsAt > now() ? window : undefined;
  };

  const sweep = () => {
    if (now() <= sweptAt + sweepMs) return;
    for (const who of windows.keys()) if (!windowOf(who)) windows.delete(who);
    sweptAt = now();
  };

  const { client, site, refuseFactor = 1 } = limits;
  /** The limits under which a client is counted, each with whom its window counts. */
  const limitsOf = ({ digest, networkDigest }: Client) =>
    (
      [
        ['client', digest, client, 1],
        ['client', networkDigest, client, networkFactor],
        ['site', 'site', site, 1],
      ] as const
    ).flatMap(([of, who, limit, times]) =>
      limit ? [{ of, who, max: times * limit.count, seconds: limit.seconds }] : [],
    );

  return {
    /** Decides by the counts so far, and counts at once: calls that come together must not all pass. */
    admit(client: Client): LimitDecision {
      sweep();
      const applied = limitsOf(client);
      let isOverLimit = false;
      for (const { who, of, max } of applied) {
        const { count, endsAt } = windowOf(who) ?? { count: 0, endsAt: 0 };
        if (count >= (of === 'client' ? refuseFactor * max : max))
          return { allowed: false, of, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
        if (count >= max) isOverLimit = true;
      }
      for (const { who, seconds } of applied) {
        const { count, endsAt } = windowOf(who) ?? { count: 0, endsAt: now() + seconds * 1000 };
        windows.set(who, { count: count + 1, endsAt });
      }
      return { allowed: true, isOverLimit };
    },

    /** Takes back what `admit` counted, because it came to nothing. */
    takeBack(client: Client): void {
      for (const { who } of limitsOf(client)) {
        const window = windowOf(who);
        if (window && window.count > 0) window.count -= 1;
      }
    },
  };
}
