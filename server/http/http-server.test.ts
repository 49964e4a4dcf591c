import { expect, test } from 'vitest';
import { createLog } from '../base/log.ts';
import { createHttpServer } from './http-server.ts';

const errorPage = { headers: {}, render: () => '' };

test('A compressed answer says that it varies with the encoding, and with what its route names', async () => {
  const app = createHttpServer({
    siteUrl: new URL('http://localhost'),
    trustedProxies: 0,
    log: createLog('silent'),
    identifyClient: () => ({ digest: 'a', networkDigest: 'n' }),
    errorPageFor: () => errorPage,
    plainErrorPageFor: () => errorPage,
    timeouts: { requestMs: 1_000, idleMs: 1_000, drainMs: 0 },
  });
  app.get('/', (_request, reply) => reply.header('Vary', 'Origin').send('water '.repeat(300)));
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, accept-encoding' });
});
