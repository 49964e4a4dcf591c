import type { Client } from './client.ts';
import { noLimit, type RateLimit } from './settings.ts';

/** A whole network has this many times the limit of one client. */
const networkFactor = 10;

type LimitDecision =
  /** `isOverLimit`: the client or its network has reached its limit. */
  | { allowed: true; isOverLimit: boolean }
  | { allowed: false; scope: 'client' | 'site'; retryAfterSeconds: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

interface Limits {
  client?: RateLimit | undefined;
  /** For all clients together. */
  site?: RateLimit;
  /** At this many times its limit a client is refused; before, it is over the limit and still admitted. */
  refuseFactor?: number;
}

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. Each process counts in its
 * memory: a proxy keeps a client on one server. Time is not that of the machine's clock, which may jump.
 */
export function createRateLimiter(
  { client = noLimit, site = noLimit, refuseFactor = 1 }: Limits,
  now = () => performance.now(),
) {
  const clients = createCounter(client.seconds, now);
  const all = createCounter(site.seconds, now);
  const count = ({ digest, networkDigest }: Client, change: 1 | -1) => {
    clients.add(digest, change);
    clients.add(networkDigest, change);
    all.add('site', change);
  };

  return {
    /** Decides by the counts so far, and counts at once: calls that come together must not all pass. */
    admit(caller: Client): LimitDecision {
      const used = Math.max(clients.used(caller.digest), clients.used(caller.networkDigest) / networkFactor);
      if (used >= client.count * refuseFactor)
        return { allowed: false, scope: 'client', retryAfterSeconds: clients.secondsLeft() };
      if (all.used('site') >= site.count)
        return { allowed: false, scope: 'site', retryAfterSeconds: all.secondsLeft() };
      count(caller, 1);
      return { allowed: true, isOverLimit: used >= client.count };
    },

    /** Takes back what `admit` counted, because it came to nothing. */
    takeBack: (caller: Client): void => count(caller, -1),
  };
}

/** Counts within a window of time, which all share. What comes after its end begins the next one. */
function createCounter(seconds: number, now: () => number) {
  const counts = new Map<string, number>();
  let endsAt = now();
  const used = (key: string) => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + seconds * 1000;
    }
    return counts.get(key) ?? 0;
  };
  return {
    used,
    add: (key: string, change: 1 | -1) => counts.set(key, Math.max(0, used(key) + change)),
    secondsLeft: () => Math.max(1, Math.ceil((endsAt - now()) / 1000)),
  };
}
