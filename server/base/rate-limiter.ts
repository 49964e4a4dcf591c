import type { Client } from './client.ts';
import { minute } from './clock.ts';
import type { RateLimit } from './settings.ts';

/** A whole network has this many times the limit of one client. */
const networkFactor = 10;

/** How many messages, or pages rendered on demand, are counted in a period. */
export interface Limit {
  /** From this many on a client is over the limit, and is still admitted. */
  overAt?: number;
  /** From this many on it is refused. */
  refuseAt: number;
  seconds: number;
}

type LimitDecision =
  /** `isOverLimit`: the client or its network has reached `overAt`. */
  | { allowed: true; isOverLimit: boolean }
  | { allowed: false; of: 'client' | 'site'; retryAfterSeconds: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

interface Limits {
  /** `undefined`: no limit. */
  client: Limit | undefined;
  /** For all clients together. */
  site?: RateLimit | undefined;
}

/** A limit, and the name under which it is counted: of a client, its network or the site. */
interface Bucket extends Limit {
  key: string;
  of: 'client' | 'site';
}

/** How often windows that have ended are removed from memory. */
const sweepMs = minute;

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. Each process counts in its
 * memory: a proxy keeps a client on one server. Not by the machine's clock, which may jump.
 */
export function createRateLimiter(limits: Limits, now = () => performance.now()) {
  /** By key. A window begins with the first count after the last one ended. */
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweptAt = now();
  const openWindow = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };

  const sweep = () => {
    if (now() <= sweptAt + sweepMs) return;
    for (const key of windows.keys()) if (!openWindow(key)) windows.delete(key);
    sweptAt = now();
  };

  const bucketsOf = ({ digest, networkDigest }: Client): Bucket[] => {
    const { client, site } = limits;
    const buckets: Bucket[] = [];
    if (client) {
      const { overAt = Number.POSITIVE_INFINITY, refuseAt, seconds } = client;
      const ofNetwork = {
        overAt: overAt * networkFactor,
        refuseAt: refuseAt * networkFactor,
        seconds,
      };
      buckets.push({ key: digest, of: 'client', ...client });
      buckets.push({ key: networkDigest, of: 'client', ...ofNetwork });
    }
    if (site) buckets.push({ key: 'site', of: 'site', refuseAt: site.count, seconds: site.seconds });
    return buckets;
  };

  return {
    /** Decides by the counts so far, and counts what it admits at once: calls that come together must not all pass. */
    admit(client: Client): LimitDecision {
      sweep();
      const buckets = bucketsOf(client);
      let isOverLimit = false;
      for (const { key, of, overAt = Number.POSITIVE_INFINITY, refuseAt } of buckets) {
        const { count, endsAt } = openWindow(key) ?? { count: 0, endsAt: 0 };
        if (count >= refuseAt)
          return { allowed: false, of, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
        if (count >= overAt) isOverLimit = true;
      }
      for (const { key, seconds } of buckets) {
        const { count, endsAt } = openWindow(key) ?? { count: 0, endsAt: now() + seconds * 1000 };
        windows.set(key, { count: count + 1, endsAt });
      }
      return { allowed: true, isOverLimit };
    },

    /** Takes back what `admit` counted: it came to nothing. */
    takeBack(client: Client): void {
      for (const { key } of bucketsOf(client)) {
        const window = openWindow(key);
        if (window && window.count > 0) window.count -= 1;
      }
    },
  };
}
