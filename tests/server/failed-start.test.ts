import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { exampleFacts } from '#shared/content/examples.ts';
import { loadOrganization } from '#shared/content/load-content.ts';
import type { DueDelivery } from '../../server/outbox/deliveries.ts';
import { listeningPort } from '../support/free-port.ts';
import { temporaryMessagesProgram } from '../support/messages-program.ts';
import { newMessage } from '../support/sample-messages.ts';
import { temporaryServerProcess } from '../support/server-process.ts';
import { temporaryDatabaseUrl } from '../support/temporary-folder.ts';

// The output and the exit code of a server that cannot start.

test('The server does not start with invalid settings, and lists every mistake', async () => {
  const server = temporaryServerProcess({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await server.ended).toBe(2);
  expect(server.output()).toMatch(/^The settings are invalid:\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/);
});

const hasExamples = exampleFacts(loadOrganization()).length > 0;

test.runIf(hasExamples)(
  'Example facts are not built for a public address, and the build says what to set',
  () => {
    const env = { PATH: process.env['PATH'], SITE_URL: 'https://www.safe-water.org' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], { env });
    expect(status).toBe(2);
    expect(stderr.toString()).toMatch(
      /SITE_URL .*content\/organization\.yaml:\n(.*\n)+.*ALLOW_EXAMPLE_DATA=1/,
    );
  },
);

test('The server does not start at a public address for which its pages were not built', async () => {
  const server = temporaryServerProcess({ SITE_URL: 'https://www.safe-water.org' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^no usable build in dist\/: run npm run build \(.*safe-water\.org\)\n$/);
});

test.each(['PORT', 'METRICS_PORT'])('If %s is in use, the server neither starts nor delivers', async name => {
  const databaseUrl = temporaryDatabaseUrl();
  const { store, outbox } = await temporaryMessagesProgram(databaseUrl);
  await store.add(newMessage({ reference: 'CW-CCCC-CCCC', receivedAt: new Date(0) }));
  const deliveries: DueDelivery[] = [{ channel: 'webhook', due: new Date() }];
  await store.add(newMessage({ receivedAt: new Date() }, { textDigest: 'other', deliveries }));
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = String(listeningPort(other));
  const server = temporaryServerProcess({
    [name]: port,
    DATABASE_URL: databaseUrl,
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
    WEBHOOK_SECRET: 'a secret that only the two sides know',
  });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(RegExp(`^${name} ${port}, .*address already in use.*\\n$`));
  expect(await store.findByReference('CW-CCCC-CCCC')).toMatchObject({ state: 'new' });
  expect(await outbox.find()).toMatchObject([{ attempts: 0 }]);
});

test.each([
  ['a file that is no database', 'sqlite:package.json', 'package.json: file is not a database'],
  ['a folder that it cannot make', 'sqlite:package.json/data/messages.db', 'messages.db: ENOTDIR'],
  [
    'an unreachable PostgreSQL',
    'postgres://site:hunter2@127.0.0.1:1/site',
    '127.0.0.1:1/site: connect ECONNREFUSED',
  ],
])('The server does not start with %s, and says so in one line', async (_what, url, reason) => {
  const server = temporaryServerProcess({ DATABASE_URL: url });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^cannot use the database .+\n$/);
  expect(server.output()).toContain(reason);
  expect(server.output()).not.toContain('hunter2');
});
