import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { maxDelayMs } from './delays.ts';
import { startHealthProbe } from './health-probe.ts';
import { memoryMbOf, openConnections } from './open-connections.ts';
import { compareSentWithStored, report } from './results.ts';
import { sendMessage } from './visitors.ts';

// A client that holds many connections does not lock others out, and the server's memory stays bounded.

const testOptions = { timeout: 420_000 };
const maxGrowthMb = 300;

const head = `POST ${contactFunctionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;

test(
  'Others are served despite 3,000 idle connections of one client, of which few are kept',
  testOptions,
  async () => {
    await holdConnections('idle connections of one client', 3_000, undefined, 3_000);
  },
);

test(
  'Others are served despite 1,900 idle connections and while they time out together',
  testOptions,
  async () => {
    await holdConnections('idle connections', 1_900);
  },
);

test('Others are served despite 1,000 requests sent one byte per second', testOptions, async () => {
  await holdConnections('slow requests', 1000, socket => {
    let sent = 0;
    const timer = setInterval(() => socket.write(head[sent++ % head.length] ?? ''), 1000);
    socket.once('close', () => clearInterval(timer));
  });
});

test('Others are served despite 100 bodies without an end', testOptions, async () => {
  await holdConnections('endless bodies', 100, socket => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const flood = () => {
      while (!socket.destroyed && socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`));
    };
    socket.on('drain', flood);
    flood();
  });
});

test('A thousand messages sent at once are all stored and confirmed', testOptions, async () => {
  // Behind a proxy, where all connections have its address.
  const server = await startServer({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' });
  await expectOthersServed(server);
  const beforeMb = memoryMbOf(server.process.pid);
  const texts = Array.from({ length: 1000 }, () => `We need water. ${randomUUID()}`);
  const sent = texts.map(async text => {
    const result = await sendMessage(server.url, text);
    return result.kind === 'confirmed' ? [{ reference: result.reference, text }] : [];
  });
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  const confirmed = (await Promise.all(sent)).flat();
  const growthMb = memoryMbOf(server.process.pid) - beforeMb;
  const { lost, duplicated } = await compareSentWithStored(server.databaseUrl, confirmed);
  report('messages at once', { confirmed: confirmed.length, lost, duplicated, 'growth in MB': growthMb });
  expect({ confirmed: confirmed.length, lost, duplicated }).toEqual({
    confirmed: 1000,
    lost: 0,
    duplicated: 0,
  });
  expect(growthMb).toBeLessThan(maxGrowthMb);
});

async function expectOthersServed({ url }: ServerProcess): Promise<void> {
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect(await sendMessage(url, `We need water. ${randomUUID()}`)).toMatchObject({ kind: 'confirmed' });
}

/** Holds connections until the server has ended all of them. */
async function holdConnections(
  name: string,
  count: number,
  behave?: (socket: Socket) => void,
  ofAddress?: number,
): Promise<void> {
  const server = await startServer({ LOG_LEVEL: 'fatal' });
  await expectOthersServed(server);
  const beforeMb = memoryMbOf(server.process.pid);
  const connections = await openConnections(server.port, count, behave, ofAddress);
  const probe = await startHealthProbe(server.url);
  try {
    for (let visit = 0; visit < 5; visit++) await expectOthersServed(server);
    const growthMb = memoryMbOf(server.process.pid) - beforeMb;
    await vi.waitUntil(() => connections.ended() === count, { timeout: 120_000, interval: 500 });
    const longestMs = await probe.stop();
    report(name, { connections: count, 'growth in MB': growthMb, 'longest /healthz in ms': longestMs });
    expect(growthMb).toBeLessThan(maxGrowthMb);
    expect(longestMs).toBeLessThan(maxDelayMs);
    await expectOthersServed(server);
  } finally {
    connections.close();
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}
