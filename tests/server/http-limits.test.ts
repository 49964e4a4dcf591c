import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RunningSite, runSite, sendRaw } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({}, { idleMs: 500 });
});
afterAll(() => site.close());

test('A connection whose client does not read the response is closed', async () => {
  const film = readdirSync('dist/client/_astro').find(name => name.endsWith('.mp4'));
  const socket = connect(site.port, '127.0.0.1');
  socket.pause();
  // More than the system's buffers take.
  socket.write(`GET /_astro/${film} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(30));
  onTestFinished(() => void socket.destroy());
  await expect.poll(() => site.openConnections()).toBe(1);
  await expect.poll(() => site.openConnections(), { timeout: 15_000 }).toBe(0);
});

test('A request with two Host headers is refused', async () => {
  const response = await sendRaw(
    site.port,
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1.1 400 /);
});

test.each(['/desk/a-3JHDJQMM-tqf5fi-497d/', '//desk/a-3JHDJQMM-tqf5fi-497d', '/contact/sent/CW-7K4M-9QRT/'])(
  'The redirect of %s is not cached and does not leak its address',
  async path => {
    const response = await fetch(`${site.url}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  },
);
