import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { printFigures } from './figures.ts';
import { startSenders } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

/** Something that keeps the store from taking messages. */
export interface Trouble {
  begin(server: ServerProcess): void | Promise<void>;
  /** Removes the cause, and does nothing else: the site must find its way back by itself. */
  end(server: ServerProcess): void | Promise<void>;
}

const people = 20;

/** Generous, for a busy machine; nothing is judged by it. Milliseconds. */
const patience = { timeout: 60_000 };

/**
 * People send while a trouble comes and goes. They must hear 503 while it lasts, be served again when it is over, and
 * find everything that was confirmed, before, meanwhile and after; pages are served all the time.
 */
export async function sendThrough(name: string, folder: string, trouble: Trouble): Promise<void> {
  const file = join(folder, 'messages.db');
  const url = `sqlite:${file}`;
  const server = await startServer({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    SITE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  const senders = startSenders(people, () => server.url);
  const { confirmed, encounters } = senders;
  const untilConfirmed = (count: number) => vi.waitUntil(() => confirmed.length >= count, patience);

  await untilConfirmed(people);
  await trouble.begin(server);
  const before = confirmed.length;
  await vi.waitUntil(() => encounters.unavailable >= size(3, people), patience);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  const meanwhile = confirmed.length - before;
  await trouble.end(server);
  const unavailable = encounters.unavailable;
  await untilConfirmed(before + meanwhile + people);
  await senders.stop();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const { stored, lost, twice, undelivered } = await takeStock(url, confirmed);
  printFigures(name, {
    'confirmed before': before,
    'confirmed meanwhile': meanwhile,
    'answered 503': unavailable,
    'confirmed after': confirmed.length - before - meanwhile,
    stored,
    lost,
    'stored twice': twice,
  });
  expect({ lost, twice, undelivered }).toEqual({ lost: 0, twice: 0, undelivered: 0 });
  expect(stored).toBe(confirmed.length);
  expect({ refused: encounters.refused, cut: encounters.cut }).toEqual({ refused: 0, cut: 0 });
}
