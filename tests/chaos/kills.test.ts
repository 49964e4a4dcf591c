import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { printFigures } from './figures.ts';
import { startSenders } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// The real server process is killed while people send, and started again on the same database. What SIGKILL proves is
// the order of writing and confirming; that a commit also survives a power cut is SQLite's `synchronous=FULL`.

const kills = size(8, 200);
const people = 20;

it(`keeps every confirmed message, once, through ${kills} hard kills while ${people} people send`, {
  timeout: kills * 60_000,
}, async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${file}`,
    SITE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  let server = await startServer(environment);
  const senders = startSenders(people, () => server.url);
  for (let kill = 0; kill < kills; kill++) {
    // Half of the kills wait until a message went through, however slow the machine is today.
    const before = senders.confirmed.length;
    if (kill % 2 === 1) await vi.waitUntil(() => senders.confirmed.length > before, { timeout: 30_000 });
    await wait(50 + Math.random() * 550);
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = await startServer(environment);
  }
  await senders.stop();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const { confirmed, encounters } = senders;
  const { stored, lost, twice, undelivered } = await takeStock(environment.DATABASE_URL, confirmed);
  printFigures('hard kills', {
    kills,
    people,
    confirmed: confirmed.length,
    'calls cut': encounters.cut,
    'of these stored and answered again': encounters.answeredAgain,
    stored,
    lost,
    'stored twice': twice,
  });
  expect({ lost, twice, undelivered }).toEqual({ lost: 0, twice: 0, undelivered: 0 });
  // Nobody gave up, so all that is stored was confirmed in the end, and the kills did hit people.
  expect(stored).toBe(confirmed.length);
  expect(encounters.unavailable).toBe(0);
  expect(encounters.cut).toBeGreaterThan(0);
  expect(integrityOf(file)).toBe('ok');
});

function integrityOf(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const [row] = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return row?.['integrity_check'];
}
