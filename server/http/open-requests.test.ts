import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { limitOpenRequests } from './open-requests.ts';

test('A client has at most 100 open requests and its network 1,000, and gets more as they are answered', async () => {
  const app = Fastify();
  const identify = ({ headers }: FastifyRequest) => ({
    address: String(headers['x-address']),
    network: String(headers['x-network']),
  });
  limitOpenRequests(app, identify, 2_100);
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

test('However many clients keep their requests open, the next client is heard', async () => {
  const app = Fastify();
  const identify = ({ headers }: FastifyRequest) => ({
    address: String(headers['x-address']),
    network: `network of ${headers['x-address']}`,
  });
  limitOpenRequests(app, identify, 2_000);
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  app.get('/', () => answered);
  const ask = (address: string) => app.inject({ url: '/', headers: { 'x-address': address } });
  const attack = Array.from({ length: 26 * 100 }, (_, n) => ask(`a${n % 26}`));
  const others = Array.from({ length: 50 }, (_, n) => ask(`b${n % 5}`));
  setImmediate(() => answer('water'));
  const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode);
  const taken = statuses.filter(status => status === 200).length;
  expect(taken).toBeGreaterThan(1_000);
  expect(taken).toBeLessThan(1_500);
  expect(new Set((await Promise.all(others)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
