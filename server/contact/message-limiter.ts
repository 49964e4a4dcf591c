import { raceSignal } from '../clock.ts';
import type { ContactLimit } from '../config.ts';
import type { Log } from '../log.ts';
import type { Client } from './client.ts';
import type { WindowCounter } from './window-counter.ts';

/** A whole network may send this many times what one client may. */
const networkFactor = 10;

/** A client that has sent this many times its limit is refused. */
const refusalFactor = 10;

/** `over`: the client has sent more than one usually does. */
export type LimitDecision =
  | { allowed: true; over: boolean }
  | { allowed: false; of: 'client' | 'site'; retryAfterSeconds: number };

export type MessageLimiter = ReturnType<typeof messageLimiter>;

export interface LimiterDeps {
  /** `undefined`: no limit. */
  contactLimit: ContactLimit | undefined;
  /** For all clients together. */
  siteLimit?: ContactLimit | undefined;
  counter: WindowCounter;
  log: Log;
  /** How long a call waits for the counts. */
  timeoutMs?: number;
}

/** For this long after counting failed, no call waits for it. */
const pauseMs = 30_000;

/** A count with the numbers from which on it matters. */
interface Bucket {
  key: string;
  of: 'client' | 'site';
  /** `undefined`: the site has no use for it. */
  over: number | undefined;
  refused: number;
  windowMs: number;
}

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. What is counted is what was done, so a
 * call that failed costs nothing. If counting fails, nothing is limited: a limit must never cost a call for help.
 */
export function messageLimiter({ contactLimit, siteLimit, counter, log, timeoutMs = 1_000 }: LimiterDeps) {
  const bucketsOf = ({ address, network }: Client): Bucket[] => {
    const list: Bucket[] = [];
    const add = (
      key: string,
      of: Bucket['of'],
      limit: ContactLimit,
      over: number | undefined,
      refused: number,
    ) => list.push({ key, of, over, refused, windowMs: limit.seconds * 1000 });
    if (contactLimit) {
      const { messages } = contactLimit;
      const ofNetwork = messages * networkFactor;
      add(`client ${address}`, 'client', contactLimit, messages, messages * refusalFactor);
      if (network !== undefined)
        add(`network ${network}`, 'client', contactLimit, ofNetwork, ofNetwork * refusalFactor);
    }
    if (siteLimit) add('site', 'site', siteLimit, undefined, siteLimit.messages);
    return list;
  };

  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Returns `otherwise` if counting fails or takes too long. */
  const counting = async <T>(count: () => Promise<T>, otherwise: T): Promise<T> => {
    if (performance.now() < pausedUntil) return otherwise;
    try {
      return await raceSignal(count(), AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (performance.now() >= pausedUntil)
        log.error({ err: error }, 'rate limiter unavailable, not limiting for 30 s');
      pausedUntil = performance.now() + pauseMs;
      return otherwise;
    }
  };

  const judge = async (client: Client): Promise<LimitDecision> => {
    const buckets = bucketsOf(client);
    if (buckets.length === 0) return { allowed: true, over: false };
    const counts = await counter.read(buckets.map(({ key }) => key));
    const countOf = ({ key }: Bucket) => counts.get(key)?.count ?? 0;
    const full = buckets.find(bucket => countOf(bucket) >= bucket.refused);
    if (!full)
      return { allowed: true, over: buckets.some(bucket => countOf(bucket) >= (bucket.over ?? Infinity)) };
    const leftMs = (counts.get(full.key)?.endsAt ?? 0) - Date.now();
    return { allowed: false, of: full.of, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
  };

  return {
    /** Judges a client by what was counted before. */
    judge: (client: Client) => counting(() => judge(client), { allowed: true, over: false }),
    /** Counts one more for the client, its network and the site. */
    count: (client: Client) =>
      counting(async () => {
        for (const [windowMs, buckets] of Map.groupBy(bucketsOf(client), ({ windowMs }) => windowMs))
          await counter.add(
            buckets.map(({ key }) => key),
            windowMs,
          );
      }, undefined),
  };
}
