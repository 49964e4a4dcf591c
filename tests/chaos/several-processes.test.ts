import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { receiveMail } from '../support/mail-receiver.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { printFigures } from './figures.ts';
import { countDuplicates, deliverRest } from './postman.ts';
import { startSenders } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// Three real servers, one real PostgreSQL, one real mail server.

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

const people = 20;
const patience = { timeout: 120_000 };

it('three servers with one database store every message once and mail each, though one of them is killed', {
  timeout: 300_000,
}, async () => {
  const mail = await receiveMail();
  const environment = {
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
    SITE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  };
  // All at once: the tables are made by one of them, the others wait for it.
  const servers = await Promise.all([1, 2, 3].map(() => startServer(environment)));
  const [killed] = servers;
  let running: readonly ServerProcess[] = servers;
  const urlFor = (sender: number) => running[sender % running.length]?.url ?? '';
  const senders = startSenders(people, urlFor);
  const { confirmed, encounters } = senders;

  const half = size(40, 1000);
  await vi.waitUntil(() => confirmed.length >= half && mail.received.length >= half / 10, patience);
  killed?.process.kill('SIGKILL');
  running = servers.filter(server => server !== killed);
  expect(await killed?.ended).toBe('SIGKILL');
  await vi.waitUntil(() => confirmed.length >= 2 * half, patience);
  await senders.stop();
  for (const server of running) server.process.kill('SIGTERM');
  for (const server of running) expect(await server.ended).toBe(0);

  // What they had not sent yet, what the killed one had begun among it, goes out when its claims have run out.
  const mailedByThem = mail.received.length;
  const { sent, dead } = await deliverRest(environment);
  await mail.leave();
  const { stored, lost, twice } = await takeStock(environment.DATABASE_URL, confirmed);
  const { different, again } = countDuplicates(mail.received);
  printFigures('three servers, PostgreSQL', {
    confirmed: confirmed.length,
    'calls cut': encounters.cut,
    stored,
    lost,
    'stored twice': twice,
    'mailed by the three': mailedByThem,
    'mailed in all': different,
    'mailed twice (sent, killed before it was written down)': again,
  });
  expect({ lost, twice, dead }).toEqual({ lost: 0, twice: 0, dead: 0 });
  expect(stored).toBe(confirmed.length);
  expect({ sent, different }).toEqual({ sent: stored, different: stored });
  // At most what the killed server had in its hands.
  expect(again).toBeLessThanOrEqual(4);
});
