import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactFormPath } from '#shared/contact/contact-message.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryDatabaseUrl } from '../support/temporary-folder.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { pipeline } from './delays.ts';
import { startHealthProbe } from './health-probe.ts';
import { report } from './results.ts';
import { sendMessage } from './visitors.ts';

// Many clients, or one that sends much, do not stop the site as it is deployed, and nothing ends its process.

const testOptions = { timeout: 300_000 };
const video = `/_astro/${readdirSync('dist/client/_astro').find(name => name.endsWith('.mp4'))}`;

/** Sends a request from an address of this machine. Returns the status, and how long the answer took. */
async function ask(
  url: string,
  path: string,
  { localAddress, agent, form }: { localAddress: string; agent?: Agent; form?: Record<string, string> },
) {
  const { port, host } = new URL(url);
  const startedAt = performance.now();
  const sent = request({
    ...{ host: '127.0.0.1', port, path, localAddress, agent, method: form ? 'POST' : 'GET' },
    headers: {
      Host: host,
      'Accept-Encoding': 'gzip',
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
  }).end(form && new URLSearchParams(form).toString());
  const [response] = await once(sent, 'response');
  await buffer(response);
  return { status: Number(response.statusCode), ms: Math.round(performance.now() - startedAt) };
}

/** 300 clients, each with its own address, ask for a page without pause. */
async function load(site: { direct: string; proxied: string }, path: string) {
  let stopped = false;
  let answers = 0;
  const client = async (n: number) => {
    const agent = new Agent({ keepAlive: true });
    const localAddress = `127.0.${2 + Math.floor(n / 200)}.${1 + (n % 200)}`;
    while (!stopped) {
      await ask(site.proxied, path, { localAddress, agent });
      answers += 1;
    }
    agent.destroy();
  };
  const probe = await startHealthProbe(site.direct);
  const clients = Array.from({ length: 300 }, (_, n) => client(n));
  await vi.waitUntil(() => answers > 600, { timeout: 60_000 });
  const visitor = { localAddress: '127.0.1.1' };
  const homes: number[] = [];
  const stored: number[] = [];
  for (let visit = 0; visit < 10; visit++) {
    homes.push((await ask(site.proxied, '/', visitor)).ms);
    const form = { name: 'Ada', message: `Water for ${visit}, ${path}` };
    stored.push((await ask(site.proxied, contactFormPath, { ...visitor, form })).status);
    await wait(200);
  }
  stopped = true;
  await Promise.all(clients);
  const healthMs = await probe.stop();
  report(`300 clients of ${path}`, {
    answers,
    'longest /healthz in ms': healthMs,
    'longest Home in ms': Math.max(...homes),
  });
  expect(stored).toEqual(Array<number>(10).fill(303));
  return { healthMs, homeMs: Math.max(...homes) };
}

describe.skipIf(!hasCaddy)('Behind Caddy', testOptions, () => {
  const start = async () => {
    const server = await startServer({
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '1',
      SECRET_KEY: 'a secret of the test, 32 characters or more',
    });
    const { url } = await startCaddy([server.url]);
    return { direct: server.url, proxied: url };
  };

  test('300 clients of receipts or team links delay others at most twice as long as 300 of a static page', async () => {
    const site = await start();
    const { reference } = await stored(site.direct);
    // The first load warms up the server.
    await load(site, '/about');
    const still = await load(site, '/about');
    for (const path of [`/contact/sent/${reference}`, '/desk/x']) {
      const { healthMs, homeMs } = await load(site, path);
      expect(healthMs, path).toBeLessThanOrEqual(2 * still.healthMs);
      expect(homeMs, path).toBeLessThan(1000);
    }
  });

  test('A page and a message of another client take less than a second beside 2,600 slow posts of one', async () => {
    const site = await start();
    const { port, host } = new URL(site.proxied);
    const head = `POST ${contactFormPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    const sockets: Socket[] = [];
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    while (sockets.length < 2_600) {
      // Fewer than the system queues for a server that has not accepted them.
      const batch = Array.from({ length: 100 }, () =>
        connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.1.2' }).on('error', () => {}),
      );
      sockets.push(...batch);
      await Promise.all(batch.map(socket => once(socket, 'connect')));
      for (const socket of batch) socket.resume().write(`${head}Content-Length: 80000\r\n\r\na`);
    }
    const visitor = { localAddress: '127.0.1.1' };
    const page = await ask(site.proxied, '/', visitor);
    const form = { name: 'Ada', message: 'Water' };
    const message = await ask(site.proxied, contactFormPath, { ...visitor, form });
    report('2,600 slow posts', { 'page in ms': page.ms, 'message in ms': message.ms });
    expect([page.status, message.status]).toEqual([200, 303]);
    expect(Math.max(page.ms, message.ms)).toBeLessThan(1000);
  });
});

async function stored(url: string) {
  const result = await sendMessage(url, 'We need water.');
  if (result.kind !== 'confirmed') throw new Error(result.kind);
  return result;
}

test.each(['/', '/planner?people=4', '/contact/sent/none', '/desk/x', '/%zz', video])(
  'The server is back within two seconds after 1,400 requests of %s on one connection',
  testOptions,
  async path => {
    const { url, process: child } = await startServer({ LOG_LEVEL: 'fatal' });
    const flood = pipeline(url, path, 1400);
    const startedAt = performance.now();
    await wait(50);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ms = Math.round(performance.now() - startedAt);
    report(`1,400 pipelined ${path}`, { '/healthz after ms': ms });
    expect(ms).toBeLessThan(2_000);
    await flood;
    expect(child.exitCode).toBeNull();
  },
);

test('A server without a free file descriptor answers as documented, and goes on', testOptions, async () => {
  let output = '';
  const child = spawn('sh', ['-c', 'ulimit -n 80; exec "$0" server/main.ts', process.execPath], {
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: temporaryDatabaseUrl(), LOG_LEVEL: 'error' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  await vi.waitUntil(() => /localhost:\d+/.test(output), { timeout: 60_000 });
  const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  const first = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  first.on('data', text => {
    received += text;
  });
  const ask = async (path: string): Promise<string | undefined> => {
    received = '';
    first.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await vi.waitUntil(() => /\r\n\r\n/.test(received), { timeout: 10_000 });
    await vi.waitUntil(() => received.includes('</html>'), { timeout: 10_000 });
    expect(received).not.toMatch(/EMFILE|scandir|\/content|\/dist/);
    return /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
  };
  expect(await ask('/')).toBe('200');
  const others: Socket[] = [];
  for (let n = 0; n < 100; n++) {
    // Once no descriptor is left, the system resets new connections.
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    others.push(socket);
    await new Promise(resolve => socket.once('connect', resolve).once('close', resolve));
  }
  expect(await ask('/')).toBe('200');
  expect(await ask(video)).toBe('503');
  expect(await ask('/nope')).toBe('404');
  expect(await ask('/%zz')).toBe('400');
  expect(await ask('/desk/x')).toBe('403');
  for (const socket of [first, ...others]) socket.destroy();
  const isAlive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isAlive, { timeout: 10_000, interval: 100 });
  expect(child.exitCode).toBeNull();
});
