import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { measureInTurns, startMeasured, startSite, stopMeasured } from './load.ts';

/**
 * `npm run bench:function`: confirmed messages per second, compared with a bare server that parses the same JSON and
 * inserts one row. With `-- --postgres` on PostgreSQL too. Prints a table and asserts nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    postgres: { type: 'boolean', default: false },
  },
});

const startBare = (name: string, database: string) =>
  startMeasured(name, port => [process.execPath, 'bench/bare-server.ts', String(port), database]);

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined;
const servers = [
  await startBare('SQLite, bare server', join(folder, 'bare.db')),
  await startSite('SQLite, site', `sqlite:${join(folder, 'site.db')}`),
];
if (postgres)
  servers.push(
    await startBare('PostgreSQL, bare server', await postgres.newDatabase()),
    await startSite('PostgreSQL, site', await postgres.newDatabase()),
  );

try {
  const load = {
    seconds: Number(values.seconds),
    request: callAsBrowser,
    isExpected: (head: string, body: Buffer) =>
      head.startsWith('HTTP/1.1 200') && body.includes('"success":true'),
  };
  // Warms up the compiler.
  await measureInTurns(servers, { ...load, rounds: 1, clients: 128 });
  const rows: Record<string, Record<string, string | number>> = {};
  for (const clients of [1, 16, 128]) {
    const results = await measureInTurns(servers, { ...load, rounds: Number(values.rounds), clients });
    for (const [at, { perSecond, p50Ms, p99Ms }] of results.entries()) {
      // Each site follows its bare server.
      const bare = results[at - (at % 2)]?.perSecond ?? Number.NaN;
      rows[`${servers[at]?.name}, clients: ${clients}`] = {
        'messages per second': Math.round(perSecond),
        'of bare server': `${Math.round((100 * perSecond) / bare)} %`,
        'p50 ms': p50Ms.toFixed(1),
        'p99 ms': p99Ms.toFixed(1),
      };
    }
  }
  console.log(`${cpus().length} cores, Node ${process.version}`);
  console.table(rows);
  console.log('Targets with SQLite and 16 clients: at least 200 messages per second, p99 below 250 ms.');
} finally {
  for (const server of servers) await stopMeasured(server);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Encodes a call as a browser sends it, with its own key and text. */
function callAsBrowser(): Buffer {
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    phone: '+1 305 555 0100',
    email: 'ada@example.org',
    organization: 'Relief',
    message: `The well is broken and three hundred people need drinking water. ${randomUUID()}`,
    formType: 'contact',
  });
  return Buffer.from(
    `POST ${contactFunctionPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
