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

const unlimited: RateLimit = { count: Number.POSITIVE_INFINITY, seconds: 0 };

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. Each process counts in its
 * memory: a proxy keeps a client on one server. Time is not that of the machine's clock, which may jump.
 */
export function createRateLimiter(limits: Limits, now = () => performance.now()) {
  const { client: limit = unlimited, site = unlimited, refuseFactor = 1 } = limits;
  /** The window in which a client, a network or the site is counted. The first count after it begins one. */
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweptAt = now();

  const windowOf = (who: string, { seconds }: RateLimit) => {
    const window = windows.get(who);
    return window && window.endsAt > now() ? window : { count: 0, endsAt: now() + seconds * 1000 };
  };

  const sweep = () => {
    if (now() <= sweptAt + sweepMs) return;
    for (const [who, { endsAt }] of windows) if (endsAt <= now()) windows.delete(who);
    sweptAt = now();
  };

  const refuse = (of: 'client' | 'site', endsAt: number): LimitDecision => ({
    allowed: false,
    of,
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)),
  });

  return {
    /** Decides by the counts so far, and counts at once: calls that come together must not all pass. */
    admit({ digest, networkDigest }: Client): LimitDecision {
      sweep();
      const own = windowOf(digest, limit);
      const network = windowOf(networkDigest, limit);
      const all = windowOf('site', site);
      if (own.count >= limit.count * refuseFactor) return refuse('client', own.endsAt);
      if (network.count >= limit.count * networkFactor * refuseFactor)
        return refuse('client', network.endsAt);
      if (all.count >= site.count) return refuse('site', all.endsAt);
      const isOverLimit = own.count >= limit.count || network.count >= limit.count * networkFactor;
      for (const window of [own, network, all]) window.count += 1;
      windows.set(digest, own).set(networkDigest, network).set('site', all);
      return { allowed: true, isOverLimit };
    },

    /** Takes back what `admit` counted, because it came to nothing. */
    takeBack({ digest, networkDigest }: Client): void {
      for (const who of [digest, networkDigest, 'site']) {
        const window = windows.get(who);
        if (window && window.count > 0) window.count -= 1;
      }
    },
  };
}
