import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Client } from './client.ts';
import { type LimiterDeps, messageLimiter } from './message-limiter.ts';
import { memoryCounter } from './window-counter.ts';

const limit = (messages: number) => ({ messages, seconds: 600 });
const a: Client = { address: 'a' };
const b: Client = { address: 'b' };

function limiter(deps: Partial<LimiterDeps> = {}) {
  const logged: string[] = [];
  const made = messageLimiter({
    contactLimit: undefined,
    counter: memoryCounter(),
    log: createLog('info', { write: line => logged.push(line) }),
    ...deps,
  });
  /** What becomes of the next messages of a client, each of which is counted. */
  const take = async (client: Client, times = 1) => {
    const words = [];
    for (let n = 0; n < times; n++) {
      const decision = await made.judge(client);
      if (decision.allowed) await made.count(client);
      words.push(decision.allowed ? (decision.over ? 'over' : 'ok') : `refused: ${decision.of}`);
    }
    return words;
  };
  return { ...made, take, logged };
}

test('A client is over its limit first, and refused at ten times the limit', async () => {
  const { take, judge } = limiter({ contactLimit: limit(2) });
  expect(await take(a, 3)).toEqual(['ok', 'ok', 'over']);
  expect((await take(a, 18)).slice(-2)).toEqual(['over', 'refused: client']);
  const refusal = await judge(a);
  expect(!refusal.allowed && refusal.retryAfterSeconds).toBeGreaterThan(590);
  expect(await take(b)).toEqual(['ok']);
});

test('A network has ten times the limits of a client, so that it cannot use up the limit of the site', async () => {
  const { take } = limiter({ contactLimit: limit(1), siteLimit: limit(102) });
  const inNetwork = (number: number): Client => ({ address: `n${number}`, network: 'n' });
  const words = [];
  for (let n = 0; n < 101; n++) words.push(...(await take(inNetwork(n))));
  expect(words.map(word => word === 'ok').lastIndexOf(true)).toBe(9);
  expect(words.slice(-2)).toEqual(['over', 'refused: client']);
  expect([...(await take(a)), ...(await take(b)), ...(await take({ address: 'c' }))]).toEqual([
    'ok',
    'ok',
    'refused: site',
  ]);
});

test('Counting begins anew when the window has ended, and what has ended leaves memory', async () => {
  let now = Date.now();
  const counter = memoryCounter(() => now);
  const { take } = limiter({ contactLimit: limit(1), counter });
  expect(await take(a, 2)).toEqual(['ok', 'over']);
  now += 600_001;
  expect(await counter.read(['client a'])).toEqual(new Map());
  expect(await take(a)).toEqual(['ok']);
});

test.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['hangs', () => new Promise<never>(() => {})],
])('If counting %s, everything is allowed, and for a while nothing waits for it', async (_how, read) => {
  const counter = { ...memoryCounter(), read: vi.fn(read) };
  const { take, logged } = limiter({ contactLimit: limit(1), counter, timeoutMs: 10 });
  expect(await take(a, 3)).toEqual(['ok', 'ok', 'ok']);
  expect(counter.read).toHaveBeenCalledTimes(1);
  expect(logged).toEqual([expect.stringContaining('rate limiter unavailable')]);
});
