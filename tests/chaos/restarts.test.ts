import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import { temporaryServer } from '../support/server-process.ts';
import { temporaryDatabaseUrl, temporaryFolder } from '../support/temporary-folder.ts';
import {
  type Confirmed,
  end,
  expectStoredOnce,
  hasCaddy,
  isLong,
  postForm,
  query,
  randomText,
  startLoops,
  startVisitors,
  temporaryCaddy,
} from './traffic.ts';

// SIGKILL proves the order of writing and confirming. It does not prove that a commit survives a power cut:
// that is SQLite's `synchronous=FULL`.

const kills = isLong ? 200 : 4;

test(`A server killed ${kills} times while visitors send loses and duplicates no confirmed message`, {
  timeout: 1_800_000,
}, async () => {
  const databaseUrl = temporaryDatabaseUrl();
  const { cut } = await restartUnderLoad('SIGKILL', kills, databaseUrl);
  expect(cut).toBeGreaterThan(0);
  expect(await query(databaseUrl, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

describe.runIf(isLong && hasCaddy)('Behind Caddy', () => {
  test('A server that restarts five times under load fails no page and loses no message', () =>
    restartUnderLoad('SIGTERM', 5, temporaryDatabaseUrl(), 1));

  test('A server that is killed five times under load loses no message, and calls that fail do so soon', async () => {
    const { longestFailureMs } = await restartUnderLoad('SIGKILL', 5, temporaryDatabaseUrl(), 1);
    // Soon after the server is back, and not after the 30 s for which Caddy holds requests.
    expect(longestFailureMs).toBeGreaterThan(0);
    expect(longestFailureMs).toBeLessThan(15_000);
  });

  test('Two servers on PostgreSQL that restart in turn under load fail no page and lose no message', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    await restartUnderLoad('SIGTERM', 5, await postgres.newDatabase(), 2);
  });
});

/**
 * Ends a server again and again while visitors send, and starts it on the same database. Behind Caddy, they
 * also read and, if the shutdown is graceful, post forms, and of several servers one ends only when the last is
 * ready (operations/run.md).
 */
async function restartUnderLoad(
  signal: 'SIGKILL' | 'SIGTERM',
  times: number,
  databaseUrl: string,
  proxied = 0,
) {
  const compiled = temporaryFolder();
  const start = (port: number) =>
    temporaryServer({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: proxied > 0 ? '1' : '0',
      NODE_COMPILE_CACHE: compiled,
    });
  const servers = [await start(await freePort())];
  while (servers.length < proxied) servers.push(await start(await freePort()));
  const url = proxied > 0 ? await temporaryCaddy(servers) : (servers[0]?.url ?? '');

  const visitors = startVisitors(proxied > 0 ? 10 : 20, () => url);
  const seen = { pages: 0, failed: 0, forms: 0, withoutReceipt: 0 };
  const forms: Confirmed[] = [];
  const stopReaders = startLoops(proxied > 0 ? 10 : 0, async () => {
    const path = ['/', '/about', '/contact', '/impact'][seen.pages % 4];
    const page = await fetch(url + path)
      .then(response => response.text())
      .catch(() => '');
    seen.pages += 1;
    if (!page.endsWith('</html>')) seen.failed += 1;
  });
  const stopForms = startLoops(proxied > 0 && signal === 'SIGTERM' ? 2 : 0, async () => {
    const text = randomText();
    const receipt = (await postForm(url, text).catch(() => undefined))?.headers.location;
    seen.forms += 1;
    if (receipt) forms.push({ text, reference: basename(receipt) });
    else seen.withoutReceipt += 1;
    await wait(300);
  });

  for (let restart = 0; restart < times; restart++) {
    // Waits for a confirmation every other time, however slow the machine is; the others may hit the start.
    const before = visitors.confirmed.length;
    if (restart % 2 === 1) await vi.waitUntil(() => visitors.confirmed.length > before, { timeout: 60_000 });
    await wait(50 + (restart / times) * (proxied > 0 ? 950 : 550));
    const server = servers.shift();
    if (!server) break;
    await end(server, signal);
    servers.push(await start(server.port));
    if (proxied > 0)
      await vi.waitUntil(async () => (await fetch(`${server.url}/readyz`)).ok, { timeout: 30_000 });
  }
  await Promise.all([stopReaders(), visitors.stop(), stopForms()]);
  for (const server of servers) await end(server);
  const proof = `${times} times ${signal}${proxied > 0 ? `, ${proxied} behind Caddy` : ''}`;
  const all = { ...visitors.setbacks, ...seen };
  // What a killed server was answering is cut. One that shuts down answers all that it has accepted.
  if (signal === 'SIGTERM') expect(all).toMatchObject({ failed: 0, withoutReceipt: 0, cut: 0 });
  await expectStoredOnce(proof, databaseUrl, [...visitors.confirmed, ...forms], all);
  return all;
}
