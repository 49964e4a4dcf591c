import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { compareSentWithStored, report } from './results.ts';
import { type Setbacks, startVisitors } from './visitors.ts';

const visitorCount = 20;

/**
 * Ends the server again and again while visitors send, starts it again on the same database, and expects every
 * confirmed message to be stored exactly once.
 */
export async function restartUnderLoad(signal: 'SIGKILL' | 'SIGTERM', times: number): Promise<Setbacks> {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${file}`,
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  let server = await startServer(environment);
  const visitors = startVisitors(visitorCount, () => server.url);
  const { confirmed, setbacks } = visitors;
  for (let restart = 0; restart < times; restart++) {
    // Waits for a confirmation every other time, however slow the machine is; the others may hit the start.
    const before = confirmed.length;
    if (restart % 2 === 1) await vi.waitUntil(() => confirmed.length > before, { timeout: 60_000 });
    await wait(50 + Math.random() * 550);
    server.process.kill(signal);
    expect(await server.ended).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 0);
    server = await startServer(environment);
  }
  await visitors.stop();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const { stored, lost, duplicated, undelivered } = await compareSentWithStored(
    environment.DATABASE_URL,
    confirmed,
  );
  report(`${times} times ${signal}`, { confirmed: confirmed.length, ...setbacks, stored, lost, duplicated });
  expect({ lost, duplicated, undelivered }).toEqual({ lost: 0, duplicated: 0, undelivered: 0 });
  // Visitors retry until they succeed, so everything stored was confirmed in the end.
  expect(stored).toBe(confirmed.length);
  expect(checkIntegrity(file)).toBe('ok');
  return setbacks;
}

function checkIntegrity(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return row?.['integrity_check'];
}
