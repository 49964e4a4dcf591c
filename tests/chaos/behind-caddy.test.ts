import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactFormPath } from '#shared/contact/contact-requests.ts';
import { temporaryServer } from '../support/server-process.ts';
import { startHealthProbe } from './health-probe.ts';
import { ask, hasCaddy, postForm, randomText, report, startLoops, temporaryCaddy } from './traffic.ts';

// Many clients, or one that sends much, do not stop the site behind `deploy/Caddyfile`, as it is deployed.

/** A visitor has an address that no flooding client has. */
const visitor = { localAddress: '127.0.1.1' };

async function start() {
  const server = await temporaryServer({ LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' });
  return { direct: server.url, proxied: await temporaryCaddy([server]) };
}

/** 300 clients, each with its own address, ask for a page without pause. */
async function load(site: Awaited<ReturnType<typeof start>>, path: string) {
  const agent = new Agent({ keepAlive: true });
  let answers = 0;
  const probe = await startHealthProbe(site.direct);
  const stop = startLoops(300, async n => {
    const localAddress = `127.0.${2 + Math.floor(n / 200)}.${1 + (n % 200)}`;
    await ask(site.proxied, path, { localAddress, agent });
    answers += 1;
  });
  await vi.waitUntil(() => answers > 600, { timeout: 60_000 });
  const homes: number[] = [];
  for (let visit = 0; visit < 10; visit++) {
    homes.push((await ask(site.proxied, '/', { ...visitor, agent })).ms);
    expect((await postForm(site.proxied, randomText(), { ...visitor, agent })).status).toBe(303);
    await wait(200);
  }
  await stop();
  agent.destroy();
  const [healthMs, homeMs] = [await probe.stop(), Math.max(...homes)];
  report(`300 clients of ${path}`, {
    answers,
    'longest /healthz in ms': healthMs,
    'longest Home in ms': homeMs,
  });
  return { healthMs, homeMs };
}

describe.skipIf(!hasCaddy)('Behind Caddy', () => {
  test('300 clients of receipts or team links delay others at most twice as long as 300 of a static page', async () => {
    const site = await start();
    const receipt = String((await postForm(site.direct, randomText())).headers.location);
    // The first load warms up the server.
    await load(site, '/about');
    const still = await load(site, '/about');
    for (const path of [receipt, '/desk/x']) {
      const { healthMs, homeMs } = await load(site, path);
      expect(healthMs, path).toBeLessThanOrEqual(2 * still.healthMs);
      expect(homeMs, path).toBeLessThan(1_000);
    }
  });

  test.each([1, 26])(
    '2,600 slow forms from %i addresses leave a page and the messages of others below a second',
    async clients => {
      const { proxied } = await start();
      const { host, port } = new URL(proxied);
      const head = `POST ${contactFormPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 80000\r\n\r\nname=`;
      const sockets: Socket[] = [];
      const dripping = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, 1_000);
      onTestFinished(() => {
        clearInterval(dripping);
        for (const socket of sockets) socket.destroy();
      });
      while (sockets.length < 2_600) {
        // In batches smaller than the queue of connections that the server has not accepted yet.
        const batch = Array.from({ length: 100 }, (_, n) =>
          connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.1.${2 + (n % clients)}` }),
        );
        for (const socket of batch) socket.on('error', () => {}).resume();
        sockets.push(...batch);
        await Promise.all(batch.map(socket => once(socket, 'connect')));
        for (const socket of batch) socket.write(head);
      }
      // Lets the forms drip for a while, because no state tells when the proxy has passed on what it can.
      await wait(8_000);
      const answers = [await ask(proxied, '/', visitor)];
      // Ten at once need more connections than the proxy keeps.
      for (let round = 0; round < 3; round++)
        answers.push(
          ...(await Promise.all(Array.from({ length: 10 }, () => postForm(proxied, randomText(), visitor)))),
        );
      const [pageMs = 0, ...messageMs] = answers.map(({ ms }) => ms);
      report(`2,600 slow forms, ${clients} addresses`, {
        'page in ms': pageMs,
        'longest message in ms': Math.max(...messageMs),
      });
      expect(answers.map(({ status }) => status)).toEqual([200, ...Array<number>(30).fill(303)]);
      expect(Math.max(pageMs, ...messageMs)).toBeLessThan(1_000);
    },
  );
});
