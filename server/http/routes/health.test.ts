import { expect, test } from 'vitest';
import { lockDatabase } from '../../../tests/support/databases.ts';
import { type RunningSite, startApi } from '../../../tests/support/running-site.ts';
import { temporaryApi } from '../../../tests/support/temporary-site.ts';

/** Status and body of the readiness check. */
async function ready({ url }: RunningSite) {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
}

test('A server behind a proxy that stops says so first, and answers requests meanwhile', async () => {
  const running = await startApi({ TRUSTED_PROXIES: '1' }, { drainMs: 5_000 });
  const closed = running.close();
  await expect.poll(async () => (await fetch(`${running.url}/healthz`)).status).toBe(503);
  const answer = await fetch(`${running.url}/readyz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow();
});

test('Liveness and readiness are reported, not cached and not logged', async () => {
  const running = await temporaryApi();
  for (const [path, status] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ]) {
    const response = await fetch(running.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({ status });
    const head = await fetch(running.url + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  }
  expect(running.logged.join('')).not.toMatch(/healthz|readyz/);
});

test('Only this machine and its network may ask for the readiness, which writes to the disk', async () => {
  const { url } = await temporaryApi({ TRUSTED_PROXIES: '1' });
  const statusFor = async (address: string) =>
    (await fetch(`${url}/readyz`, { headers: { 'X-Forwarded-For': address } })).status;
  for (const address of ['127.0.0.1', '::1', '10.0.0.7', 'fd00::7'])
    expect(await statusFor(address), address).toBe(200);
  for (const address of ['198.51.100.7', '2001:db8::7', 'unknown'])
    expect(await statusFor(address), address).toBe(404);
});

test('A server whose database is locked is alive but not ready, until it can write again', async () => {
  const running = await temporaryApi();
  const unlock = await lockDatabase(running.databaseFile);
  expect(await ready(running)).toEqual([503, { status: 'not ready' }]);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  unlock();
  await expect.poll(() => ready(running)).toEqual([200, { status: 'ready' }]);
  expect(running.logged.join('')).toMatch(/database is locked.*not ready/);
});
