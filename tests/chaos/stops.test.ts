import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { printFigures } from './figures.ts';
import { startSenders } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// As when an update is installed in the busiest hour.

const stops = size(3, 40);
const people = 20;

it(`loses no message through ${stops} orderly stops while ${people} people send`, {
  timeout: stops * 60_000,
}, async () => {
  const folder = temporaryFolder();
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${join(folder, 'messages.db')}`,
    SITE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  let server = await startServer(environment);
  const senders = startSenders(people, () => server.url);
  const { confirmed, encounters } = senders;
  for (let stop = 0; stop < stops; stop++) {
    const before = confirmed.length;
    await vi.waitUntil(() => confirmed.length > before, { timeout: 30_000 });
    await wait(Math.random() * 300);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    server = await startServer(environment);
  }
  await senders.stop();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const { stored, lost, twice } = await takeStock(environment.DATABASE_URL, confirmed);
  printFigures('orderly stops', {
    stops,
    confirmed: confirmed.length,
    // A kept connection may be ended in the moment in which somebody begins to send on it.
    'calls cut': encounters.cut,
    'of these stored': encounters.answeredAgain,
    stored,
    lost,
    'stored twice': twice,
  });
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 });
  expect(stored).toBe(confirmed.length);
  // A call that was taken was answered: none was stored without its sender hearing of it.
  expect(encounters.answeredAgain).toBe(0);
});
