import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactFormPath } from '#shared/contact/contact-message.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryDatabaseUrl } from '../support/temporary-folder.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { compareSentWithStored, report } from './results.ts';
import { type Confirmed, startVisitors } from './visitors.ts';

// The site behind `deploy/Caddyfile`. Without Caddy (Debian: apt-get install caddy) there is nothing to test.

const environmentFor = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'fatal',
  TRUSTED_PROXIES: '1',
});

/** Loads a file without decompressing it. */
async function load(url: string, path: string, headers: OutgoingHttpHeaders) {
  const sent = request(url + path, { headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Repeats something in several loops; the returned function ends them. */
function startLoops(count: number, repeat: () => Promise<void>): () => Promise<void> {
  let stopped = false;
  const loop = async () => {
    while (!stopped) await repeat();
  };
  const all = Promise.all(Array.from({ length: count }, loop));
  return async () => {
    stopped = true;
    await all;
  };
}

/** Loads pages one after the other, and counts those that did not arrive. */
function startReaders(count: number, url: string) {
  const pages = ['/', '/about', '/contact', '/impact'];
  const seen = { pages: 0, failed: 0 };
  const stop = startLoops(count, async () => {
    const ok = await fetch(url + pages[seen.pages % pages.length]).then(
      async response => response.ok && (await response.text()).endsWith('</html>'),
      () => false,
    );
    seen.pages += 1;
    if (!ok) seen.failed += 1;
  });
  return { seen, stop };
}

/** Posts forms as a browser without JavaScript does: once each. Every answer must lead to a receipt. */
function startForms(count: number, url: string) {
  const confirmed: Confirmed[] = [];
  const seen = { forms: 0, withoutReceipt: 0 };
  const stop = startLoops(count, async () => {
    const text = `We need water. ${randomUUID()}`;
    const body = new URLSearchParams({ name: 'Ada', message: text });
    const receipt = await fetch(url + contactFormPath, { method: 'POST', body, redirect: 'manual' }).then(
      response => response.headers.get('Location'),
      () => null,
    );
    seen.forms += 1;
    if (receipt) confirmed.push({ text, reference: basename(receipt) });
    else seen.withoutReceipt += 1;
    await wait(300);
  });
  return { seen, confirmed, stop };
}

describe.skipIf(!hasCaddy)('Behind Caddy', { timeout: 600_000 }, () => {
  test('A response has the same headers, compression and bytes as without Caddy', async () => {
    const server = await startServer(environmentFor(temporaryDatabaseUrl()));
    const { url } = await startCaddy([server.url]);
    const video = `/_astro/${readdirSync('dist/client/_astro').find(name => name.endsWith('.mp4'))}`;
    for (const [path, headers] of [
      ['/', { 'accept-encoding': 'br' }],
      ['/about', { 'accept-encoding': 'gzip' }],
      ['/about', {}],
      ['/contact/sent/none', { 'accept-encoding': 'gzip' }],
      ['/none', {}],
      [video, { range: 'bytes=1000-1999' }],
    ] as const) {
      const direct = await load(server.url, path, headers);
      const proxied = await load(url, path, headers);
      // Caddy names itself; the connection is its own.
      const own = /^(x-request-id|date|connection|keep-alive|server|via|transfer-encoding)$/;
      const [ours, theirs] = [direct, proxied].map(({ headers, ...rest }) => ({
        ...rest,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name))),
      }));
      expect(theirs).toEqual(ours);
    }
    const part = await load(url, video, { range: 'bytes=1000-1999' });
    expect([part.status, part.body.length]).toEqual([206, 1000]);
  });

  test('2,600 slow forms from 26 addresses leave the messages of others below a second', async () => {
    const server = await startServer(environmentFor(temporaryDatabaseUrl()));
    const { url } = await startCaddy([server.url]);
    const { host, port } = new URL(url);
    const head = `POST ${contactFormPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nname=`;
    let open = 0;
    const sockets = Array.from({ length: 2_600 }, (_, n) => {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(port),
        localAddress: `127.0.1.${2 + (n % 26)}`,
      });
      socket.on('error', () => {}).resume();
      socket.on('connect', () => {
        open += 1;
        socket.write(head);
      });
      return socket;
    });
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 1_000);
    onTestFinished(() => {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    });
    await vi.waitUntil(() => open === sockets.length, { timeout: 60_000 });
    await wait(8_000);
    const send = async (n: number) => {
      const startedAt = performance.now();
      const body = new URLSearchParams({ name: 'Ada', message: `We need water. ${n}` });
      const answer = await fetch(url + contactFormPath, { method: 'POST', body, redirect: 'manual' });
      return { status: answer.status, ms: Math.round(performance.now() - startedAt) };
    };
    const answers = [];
    // Ten at once need more connections than the proxy keeps.
    for (let round = 0; round < 3; round++)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => send(10 * round + n)))));
    const longest = Math.max(...answers.map(({ ms }) => ms));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    report('slow forms from 26 addresses behind Caddy', {
      slow: open,
      statuses: statuses.join(' '),
      longest,
    });
    expect(statuses).toEqual([303]);
    expect(longest).toBeLessThan(1_000);
  });

  test('A server that restarts five times under load fails no page and loses no message', async () => {
    const environment = { ...environmentFor(temporaryDatabaseUrl()), PORT: String(await freePort()) };
    await restartRolling('restarts of one server behind Caddy', [environment], 5);
  });

  test('Two servers on PostgreSQL that restart in turn under load fail no page and lose no message', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.newDatabase();
    const ports = [await freePort(), await freePort()];
    const environments = ports.map(port => ({ ...environmentFor(databaseUrl), PORT: String(port) }));
    await restartRolling('rolling restart of two servers behind Caddy', environments, 5);
  });
});

type Environment = Readonly<Record<string, string>> & { DATABASE_URL: string };

/** Restarts one server after the other, as in docs/operations/run.md: the next one only when the last one is ready. */
async function restartRolling(
  name: string,
  environments: readonly Environment[],
  times: number,
): Promise<void> {
  const servers = await Promise.all(environments.map(environment => startServer(environment)));
  const { url } = await startCaddy(servers.map(server => server.url));
  const visitors = startVisitors(10, () => url);
  const readers = startReaders(10, url);
  const forms = startForms(2, url);
  for (let restart = 0; restart < times; restart++) {
    const at = restart % servers.length;
    const [server, environment] = [servers[at], environments[at]];
    if (!server || !environment) break;
    await wait(500 + Math.random() * 500);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const started = await startServer(environment);
    servers[at] = started;
    await vi.waitUntil(async () => (await fetch(`${started.url}/readyz`)).ok, { timeout: 30_000 });
  }
  await Promise.all([readers.stop(), visitors.stop(), forms.stop()]);
  const { setbacks } = visitors;
  const confirmed = [...visitors.confirmed, ...forms.confirmed];
  const { stored, lost, duplicated } = await compareSentWithStored(
    environments[0]?.DATABASE_URL ?? '',
    confirmed,
  );
  report(name, {
    restarts: times,
    ...readers.seen,
    ...forms.seen,
    confirmed: confirmed.length,
    ...setbacks,
    stored,
    lost,
    duplicated,
  });
  const failed = readers.seen.failed + forms.seen.withoutReceipt;
  expect({ failed, stored, lost, duplicated }).toEqual({
    failed: 0,
    stored: confirmed.length,
    lost: 0,
    duplicated: 0,
  });
}
