import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** How many messages may come in a span of time. */
export interface ContactLimit {
  messages: number;
  seconds: number;
}

type LimitDecision = { allowed: true } | { allowed: false; of: 'sender' | 'site'; retryAfterSeconds: number };

/** Keeps one sender, or a flood from many, from using up what all need. `sender` is a digest, never an address. */
export interface MessageLimiter {
  /** @param urgent the message holds words of distress: it is counted apart, up to ten times the limit */
  take(sender: string, urgent: boolean): Promise<LimitDecision>;
  /** Undoes a `take` whose message was not stored. */
  giveBack(sender: string, urgent: boolean): Promise<void>;
}

/** How much more may come of what cannot wait. */
const urgentFactor = 10;

export interface LimiterNeeds {
  /** What one sender may send; `undefined`: as much as comes. */
  sender: ContactLimit | undefined;
  /** The same for all of them together. */
  site: ContactLimit | undefined;
  makeCounter(options: IRateLimiterOptions): RateLimiterAbstract;
  /** Hears that nothing could be counted. Then nothing is limited: a limit must never cost a call for help. */
  failed(error: unknown): void;
}

interface Count {
  of: 'sender' | 'site';
  counter: RateLimiterAbstract;
  keyOf(sender: string): string;
}

export function messageLimiter({ sender, site, makeCounter, failed }: LimiterNeeds): MessageLimiter {
  const countsOf = (urgent: boolean): Count[] => {
    const kind = urgent ? 'urgent' : 'ordinary';
    const count = (of: Count['of'], limit: ContactLimit | undefined, keyOf: Count['keyOf']): Count[] => {
      if (!limit) return [];
      const points = limit.messages * (urgent ? urgentFactor : 1);
      const counter = makeCounter({ keyPrefix: `${kind}-${of}`, points, duration: limit.seconds });
      return [{ of, counter, keyOf }];
    };
    return [...count('sender', sender, digest => digest), ...count('site', site, () => 'all')];
  };
  const [ordinary, urgent] = [countsOf(false), countsOf(true)];

  const takeOne = async ({ of, counter, keyOf }: Count, digest: string): Promise<LimitDecision> => {
    try {
      await counter.consume(keyOf(digest));
      return { allowed: true };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        return { allowed: false, of, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      failed(refusal);
      return { allowed: true };
    }
  };
  const giveBackAll = async (counts: readonly Count[], digest: string): Promise<void> => {
    await Promise.all(counts.map(({ counter, keyOf }) => counter.reward(keyOf(digest)).catch(failed)));
  };

  return {
    async take(digest, isUrgent) {
      const taken: Count[] = [];
      // One after the other: what a sender is refused must not fill up the site's count, not even for a moment.
      for (const count of isUrgent ? urgent : ordinary) {
        const decision = await takeOne(count, digest);
        if (!decision.allowed) {
          await giveBackAll(taken, digest);
          return decision;
        }
        taken.push(count);
      }
      return { allowed: true };
    },
    giveBack: (digest, isUrgent) => giveBackAll(isUrgent ? urgent : ordinary, digest),
  };
}

/** Counts in the memory of this process, which forgets each count when its time is over. */
export function memoryCounter(options: IRateLimiterOptions): RateLimiterAbstract {
  return new RateLimiterMemory(options);
}
