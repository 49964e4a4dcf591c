import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { createRateLimiter } from './rate-limiter.ts';

const limits = { client: { count: 1, seconds: 600 }, refuseFactor: 10 };
const client = (digest: string, networkDigest = `network of ${digest}`): Client => ({
  digest,
  networkDigest,
});
const [a, b] = [client('a'), client('b')];

function limiter(...options: Parameters<typeof createRateLimiter>) {
  const made = createRateLimiter(...options);
  /** What becomes of the next messages of a client, each of which is counted. */
  const take = (client: Client, times = 1) =>
    Array.from({ length: times }, () => {
      const decision = made.admit(client);
      return decision.allowed ? (decision.isOverLimit ? 'suspect' : 'ok') : `refused: ${decision.scope}`;
    });
  return take;
}

// That a client is refused at ten times its limit, and another one is not, is proved in
// server/http/routes/contact-api.test.ts.

test('A network has ten times the limits of a client, so that it cannot use up the limit of the site', () => {
  const take = limiter({ ...limits, site: { count: 102, seconds: 600 } });
  const words = Array.from({ length: 101 }, (_, n) => take(client(`n${n}`, 'n'))).flat();
  expect(words.lastIndexOf('ok')).toBe(9);
  expect(words.slice(-2)).toEqual(['suspect', 'refused: client']);
  expect([a, b, client('c')].flatMap(one => take(one))).toEqual(['ok', 'ok', 'refused: site']);
});

test('Counting begins anew for all clients when the window has ended, also for one that came late in it', () => {
  let now = 0;
  const take = limiter(limits, () => now);
  take(a);
  now += 599_000;
  expect(take(b, 2)).toEqual(['ok', 'suspect']);
  now += 1_001;
  expect(take(b, 2)).toEqual(['ok', 'suspect']);
});

test('What is taken back after the window has ended makes no count of the next one negative', () => {
  let now = 0;
  const { admit, takeBack } = createRateLimiter(limits, () => now);
  admit(a);
  now += 600_001;
  takeBack(a);
  expect([admit(a), admit(a)]).toMatchObject([{ isOverLimit: false }, { isOverLimit: true }]);
});
