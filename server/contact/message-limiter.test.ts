import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Client } from './client.ts';
import { type LimitedKind, type LimiterDeps, memoryCounter, messageLimiter } from './message-limiter.ts';

const limit = (messages: number) => ({ messages, seconds: 600 });
const a: Client = { address: 'a' };
const b: Client = { address: 'b' };
const c: Client = { address: 'c' };

function limiter(deps: Partial<LimiterDeps> = {}) {
  const logged: string[] = [];
  const made = messageLimiter({
    contactLimit: undefined,
    siteLimit: undefined,
    makeCounter: memoryCounter,
    log: createLog('info', { write: line => logged.push(line) }),
    ...deps,
  });
  const allows = async (client: Client, kind: LimitedKind = 'message') =>
    (await made.consume(kind, client)).allowed;
  return { ...made, allows, logged };
}

test('A whole network gets ten times the limit of a client, so that it cannot use up the limit of the site', async () => {
  const { consume, allows } = limiter({ contactLimit: limit(1), siteLimit: limit(12) });
  const inNetwork = (number: number): Client => ({ address: `n${number}`, network: 'n' });
  for (let n = 0; n < 10; n++) expect(await allows(inNetwork(n))).toBe(true);
  expect(await consume('message', inNetwork(10))).toMatchObject({ allowed: false, of: 'client' });
  for (let n = 11; n < 20; n++) expect(await allows(inNetwork(n))).toBe(false);
  expect([await allows(a), await allows(b), await allows(c)]).toEqual([true, true, false]);
});

test('Distress is counted apart and gets ten times the limit; acknowledgements get the ordinary limit', async () => {
  const { allows } = limiter({ contactLimit: limit(1), siteLimit: limit(2) });
  expect([await allows(a), await allows(a)]).toEqual([true, false]);
  for (let n = 0; n < 10; n++) expect(await allows(a, 'distress')).toBe(true);
  expect(await allows(a, 'distress')).toBe(false);
  expect([await allows(a, 'acknowledgement'), await allows(a, 'acknowledgement')]).toEqual([true, false]);
  expect(await allows(b)).toBe(true);
});

test.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['hangs', () => new Promise<never>(() => {})],
])('If counting %s, everything is allowed, and for a while nothing waits for it', async (_how, consume) => {
  const broken = memoryCounter({ points: 1, duration: 1 });
  broken.consume = vi.fn(consume);
  const deps = { contactLimit: limit(1), makeCounter: () => broken, timeoutMs: 10 };
  const { allows, refund, logged } = limiter(deps);
  expect(await Promise.all([allows(a), allows(a)])).toEqual([true, true]);
  expect(await allows(a)).toBe(true);
  await refund('message', a);
  expect(broken.consume).toHaveBeenCalledTimes(2);
  expect(logged).toEqual([expect.stringContaining('rate limiter unavailable')]);
});

test('A count that is back at zero leaves memory', async () => {
  const counter = memoryCounter({ points: 1, duration: 600 });
  const { consume, refund } = limiter({ contactLimit: limit(1), makeCounter: () => counter });
  await consume('message', a);
  expect(await counter.get(a.address)).not.toBeNull();
  await refund('message', a);
  expect(await counter.get(a.address)).toBeNull();
});
