import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitOpenRequests } from './open-requests.ts';

/** A server whose clients name themselves. */
function serverWithRoom(capacity: number) {
  const app = Fastify();
  app.decorateRequest('client', {
    getter() {
      const { 'x-client': digest, 'x-network': networkDigest = `network of ${digest}` } = this.headers;
      return { digest: String(digest), networkDigest: String(networkDigest) };
    },
  });
  limitOpenRequests(app, capacity);
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  app.get('/', () => answered);
  return { app, answer };
}

test('A client has at most 100 open requests and its network 1,000, and gets more as they are answered', async () => {
  const { app, answer } = serverWithRoom(2_100);
  app.get('/healthz', { config: { isHealthCheck: true } }, () => 'alive');
  const ask = async (client: string, network = 'n', url = '/') =>
    app.inject({ url, headers: { 'x-client': client, 'x-network': network } });

  const open = Array.from({ length: 1_000 }, (_, n) => ask(`a${Math.floor(n / 100)}`));
  expect((await ask('a0', 'other')).statusCode).toBe(429);
  expect((await ask('of the network')).statusCode).toBe(429);
  expect((await ask('a0', 'n', '/healthz')).statusCode).toBe(200);
  const other = ask('b', 'm');
  answer('water');
  expect((await other).statusCode).toBe(200);
  expect(new Set((await Promise.all(open)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await ask('a0')).statusCode).toBe(200);
});

test('However many clients keep their requests open, the next client is heard', async () => {
  const { app, answer } = serverWithRoom(2_000);
  const ask = (client: string) => app.inject({ url: '/', headers: { 'x-client': client } });
  const attack = Array.from({ length: 26 * 100 }, (_, n) => ask(`a${n % 26}`));
  const others = Array.from({ length: 50 }, (_, n) => ask(`b${n % 5}`));
  setImmediate(() => answer('water'));
  const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode);
  const taken = statuses.filter(status => status === 200).length;
  expect(taken).toBeGreaterThan(1_000);
  expect(taken).toBeLessThan(1_500);
  expect(new Set((await Promise.all(others)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
