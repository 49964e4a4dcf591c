import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitOpenRequests } from './open-requests.ts';

test('A client has at most 100 open requests and its network 1,000, and gets more as they are answered', async () => {
  const app = Fastify();
  limitOpenRequests(app, ({ headers }) => ({
    address: String(headers['x-address']),
    network: String(headers['x-network']),
  }));
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  app.get('/', () => answered);
  app.get('/healthz', { config: { unlogged: true } }, () => 'alive');
  const ask = async (address: string, network = 'n', url = '/') =>
    app.inject({ url, headers: { 'x-address': address, 'x-network': network } });

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
