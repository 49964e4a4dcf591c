import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many messages a sender may send in a span of time. */
export interface ContactLimit {
  messages: number;
  seconds: number;
}

type LimitDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Keeps one sender from using up what all need. `sender` is never logged or stored. */
export interface MessageLimiter {
  take(sender: string): Promise<LimitDecision>;
  /** Undoes a `take` whose message was not stored. */
  giveBack(sender: string): Promise<void>;
}

/** Counts in the memory of this process. Without a limit everything is allowed. */
export function memoryLimiter(limit: ContactLimit | undefined): MessageLimiter {
  if (!limit) return { take: async () => ({ allowed: true }), giveBack: async () => {} };
  const counter = new RateLimiterMemory({ points: limit.messages, duration: limit.seconds });
  return {
    async take(sender) {
      try {
        await counter.consume(sender);
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async giveBack(sender) {
      await counter.reward(sender);
    },
  };
}
