import type { RateLimit } from '../config.ts';
import type { Client } from './client.ts';

/** A whole network may send this many times what one client may. */
const networkFactor = 10;

/** A client that has sent this many times its limit is refused. */
const refusalFactor = 10;

/** `over`: the client has sent more than one usually does. */
export type LimitDecision =
  | { allowed: true; over: boolean }
  | { allowed: false; of: 'client' | 'site'; retryAfterSeconds: number };

export type RateLimiter = ReturnType<typeof rateLimiter>;

interface Limits {
  /** `undefined`: no limit. */
  client: RateLimit | undefined;
  /** For all clients together. */
  site?: RateLimit | undefined;
}

/** A count, and the numbers above which it matters. */
interface Bucket {
  key: string;
  of: 'client' | 'site';
  over: number;
  refused: number;
  windowMs: number;
}

/** How often windows that have ended are removed from memory. */
const sweepMs = 60_000;

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. Counts only what succeeded, so a
 * call that failed costs nothing. Each process counts in its memory: a proxy keeps a client on one server.
 * @param now in milliseconds; not the machine's clock, which may jump
 */
export function rateLimiter(limits: Limits, now = () => performance.now()) {
  /** By key. A window begins with the first count after the last one ended. */
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweptAt = now();
  const openWindow = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };

  const bucketsOf = ({ digest, networkDigest }: Client): Bucket[] => {
    const list: Bucket[] = [];
    const add = (key: string, of: Bucket['of'], { seconds }: RateLimit, over: number, refused: number) =>
      list.push({ key, of, over, refused, windowMs: seconds * 1000 });
    if (limits.client) {
      const { count } = limits.client;
      const ofNetwork = count * networkFactor;
      add(digest, 'client', limits.client, count, count * refusalFactor);
      add(networkDigest, 'client', limits.client, ofNetwork, ofNetwork * refusalFactor);
    }
    if (limits.site) add('site', 'site', limits.site, Number.POSITIVE_INFINITY, limits.site.count);
    return list;
  };

  return {
    /** Judges a client by its counts so far. */
    judge(client: Client): LimitDecision {
      let isOver = false;
      for (const { key, of, over, refused } of bucketsOf(client)) {
        const { count, endsAt } = openWindow(key) ?? { count: 0, endsAt: 0 };
        if (count >= refused)
          return { allowed: false, of, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
        if (count >= over) isOver = true;
      }
      return { allowed: true, over: isOver };
    },

    /** Counts one more for the client, its network and the site. */
    count(client: Client): void {
      if (now() > sweptAt + sweepMs) {
        for (const key of windows.keys()) if (!openWindow(key)) windows.delete(key);
        sweptAt = now();
      }
      for (const { key, windowMs } of bucketsOf(client)) {
        const { count, endsAt } = openWindow(key) ?? { count: 0, endsAt: now() + windowMs };
        windows.set(key, { count: count + 1, endsAt });
      }
    },
  };
}
