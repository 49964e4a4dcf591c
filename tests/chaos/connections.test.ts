import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { gather, memoryOf, mostOpenFiles } from './crowd.ts';
import { printFigures } from './figures.ts';
import { send } from './sender.ts';
import { size, whole } from './size.ts';
import { takeStock } from './stock.ts';

// Whoever holds connections, on purpose or not, keeps nobody else from the site, and its memory stays bounded.

/** How much the server may grow under any of these crowds, in MB. */
const mostGrowth = 300;

const head = `POST ${contactFunctionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;

async function start(): Promise<{ server: ServerProcess; port: number; database: string }> {
  const database = `sqlite:${join(temporaryFolder(), 'messages.db')}`;
  const server = await startServer({ DATABASE_URL: database, SITE_LIMIT: 'off', LOG_LEVEL: 'error' });
  return { server, port: Number(new URL(server.url).port), database };
}

/** Somebody else reads a page and sends a message. */
async function expectOthersServed({ url }: ServerProcess): Promise<void> {
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect(await send(url, `We need water. ${randomUUID()}`)).toMatchObject({ kind: 'confirmed' });
}

/** Measures the server while a crowd is there. */
async function meet(name: string, count: number, behave?: (socket: Socket) => void): Promise<void> {
  const { server, port } = await start();
  await expectOthersServed(server);
  const before = memoryOf(server.process.pid);
  const crowd = await gather(port, count, behave);
  try {
    for (let visit = 0; visit < 5; visit++) await expectOthersServed(server);
    const during = memoryOf(server.process.pid);
    // Sooner or later the server shows out who never says anything whole; the short form does not wait for that.
    if (whole) await vi.waitUntil(() => crowd.ended() === count, { timeout: 120_000, interval: 500 });
    printFigures(name, {
      connections: count,
      'MB before': before,
      'MB with them': during,
      'ended by the server': crowd.ended(),
    });
    expect(during - before).toBeLessThan(mostGrowth);
    await expectOthersServed(server);
  } finally {
    crowd.leave();
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

describe('others are served', { timeout: 180_000 }, () => {
  it('beside thousands of connections on which nothing comes', async () => {
    // Half of the limit: this process holds the other end of each.
    await meet('idle connections', Math.min(size(1000, 10_000), mostOpenFiles() - 1000));
  });

  it('beside hundreds that send their request a byte at a time', async () => {
    await meet('slow requests', size(200, 1000), socket => {
      let sent = 0;
      const timer = setInterval(() => socket.write(head[sent++ % head.length] ?? ''), 1000);
      socket.once('close', () => clearInterval(timer));
    });
  });

  it('beside a hundred whose bodies never end', async () => {
    await meet('endless bodies', 100, socket => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      const flood = () => {
        while (!socket.destroyed && socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`));
      };
      socket.on('drain', flood);
      flood();
    });
  });

  it('beside a hundred whose bodies stop in the middle', async () => {
    await meet('unfinished bodies', 100, socket => {
      socket.write(`${head}Content-Length: 100\r\n\r\n{"name":`);
    });
  });
});

describe('a thousand messages in flight', { timeout: 120_000 }, () => {
  it('are all stored and confirmed, while pages are served', async () => {
    const { server, database } = await start();
    await expectOthersServed(server);
    const before = memoryOf(server.process.pid);
    const texts = Array.from({ length: 1000 }, () => `We need water. ${randomUUID()}`);
    const sent = Promise.all(texts.map(text => send(server.url, text)));
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    const results = await sent;
    const after = memoryOf(server.process.pid);
    const confirmed = results.flatMap((result, at) =>
      result.kind === 'confirmed' ? [{ reference: result.reference, text: texts[at] ?? '' }] : [],
    );
    const { lost, twice } = await takeStock(database, confirmed);
    printFigures('in flight', {
      sent: 1000,
      confirmed: confirmed.length,
      lost,
      'MB before': before,
      'MB after': after,
    });
    expect({ confirmed: confirmed.length, lost, twice }).toEqual({ confirmed: 1000, lost: 0, twice: 0 });
    expect(after - before).toBeLessThan(mostGrowth);
  });
});
