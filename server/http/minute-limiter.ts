import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Client } from '../contact/client.ts';
import { waitSeconds } from '../contact/message-limiter.ts';

/**
 * Counts what each client asks for in a minute, in this process. The function returns how many seconds a client has to
 * wait, 0 if it may go on.
 */
export function minuteLimiter(points: number): (client: Client) => Promise<number> {
  const counter = new RateLimiterMemory({ points, duration: 60 });
  return async ({ address }) => {
    try {
      await counter.consume(address);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return waitSeconds(refusal);
      throw refusal;
    }
  };
}
