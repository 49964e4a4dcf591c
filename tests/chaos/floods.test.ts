import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactFormPath } from '#contract/contact-message.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryDatabaseUrl } from '../support/temporary-folder.ts';
import { delayDuring, maxDelayMs, pipeline } from './delays.ts';
import { report } from './results.ts';

// Nothing that one client does stops the site, and nothing ends its process.

const testOptions = { timeout: 300_000 };
const video = `/_astro/${readdirSync('dist/client/_astro').find(name => name.endsWith('.mp4'))}`;

const start = () => startServer({ LOG_LEVEL: 'fatal' });

test.each(['/', '/planner?people=4', '/contact/sent/none', '/desk/x', '/%zz', video])(
  '1,400 requests of %s on one connection delay nobody',
  testOptions,
  async path => {
    const { url } = await start();
    const longestMs = await delayDuring(url, () => pipeline(url, path, 1400));
    report(`1,400 pipelined ${path}`, { 'longest /healthz in ms': longestMs });
    expect(longestMs).toBeLessThan(maxDelayMs);
  },
);

test.each(['/about', '/contact/sent/none', '/desk/x'])(
  'Home arrives within a second while 100 clients ask for %s without pause',
  testOptions,
  async path => {
    const { url } = await start();
    let stopped = false;
    let answers = 0;
    const ask = async () => {
      while (!stopped) {
        await (await fetch(url + path)).text();
        answers += 1;
      }
    };
    const clients = Array.from({ length: 100 }, ask);
    let longestMs = 0;
    for (let visit = 0; visit < 25; visit++) {
      const startedAt = performance.now();
      await (await fetch(url)).text();
      // The first visits warm up the server.
      if (visit > 5) longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    stopped = true;
    await Promise.all(clients);
    report(`100 clients of ${path}`, { answers, 'longest Home in ms': Math.round(longestMs) });
    expect(longestMs).toBeLessThan(1000);
  },
);

/** Posts a form from an address of this machine. Returns the status. */
async function postForm(url: string, localAddress: string, form: Readonly<Record<string, string>>) {
  const sent = request(url.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    localAddress,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }).end(new URLSearchParams(form).toString());
  const [response] = await once(sent, 'response');
  await buffer(response);
  return Number(response.statusCode);
}

test.each([
  ['invalid forms', contactFormPath, { name: '', message: 'x' }],
  ['forms to the desk', '/desk/x', { name: 'Ada', message: 'x' }],
])(
  'Real forms are stored while six clients post %s without pause',
  testOptions,
  async (_name, path, form) => {
    const { url } = await start();
    let stopped = false;
    let answers = 0;
    const ask = async (address: string) => {
      while (!stopped) {
        await postForm(url + path, address, form);
        answers += 1;
      }
    };
    const clients = Array.from({ length: 120 }, (_, n) => ask(`127.0.0.${2 + (n % 6)}`));
    // By then no client's forms go first any more.
    await vi.waitUntil(() => answers > 600, { timeout: 60_000 });
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++)
      statuses.push(
        await postForm(url + contactFormPath, '127.0.0.100', { name: 'Ada', message: `Water, ${n}` }),
      );
    stopped = true;
    await Promise.all(clients);
    report(`6 clients post to ${path}`, { answers });
    expect(statuses).toEqual(Array<number>(10).fill(303));
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
