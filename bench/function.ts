import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { openDatabase } from '../server/storage/database.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type Measured, measure, median } from './load.ts';
import { type MeasuredServer, startBare, startOurs, stop } from './servers.ts';

/**
 * `npm run bench:function`: messages a second that the function takes, as a ratio to a bare server that parses the same
 * JSON and inserts the same row (bench/bare-function.ts). Servers take turns, so that a busy machine is busy for all.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '1,16,128' },
    postgres: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const bareFile = join(folder, 'bare.db');
await (await openDatabase({ kind: 'sqlite', file: bareFile })).destroy();
const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined;

/** Each of ours with what it is held against: the same database behind a bare server. */
interface Pair {
  bare: MeasuredServer;
  ours: MeasuredServer;
}

const pairs: Pair[] = [
  {
    bare: await startBare('SQLite, bare', 'bare-function', bareFile),
    ours: await startOurs('SQLite', { DATABASE_URL: `sqlite:${join(folder, 'ours.db')}` }),
  },
];
if (postgres) {
  const url = await postgres.newDatabase();
  await (await openDatabase({ kind: 'postgres', url })).destroy();
  pairs.push({
    bare: await startBare('PostgreSQL, bare', 'bare-function', url),
    ours: await startOurs('PostgreSQL', { DATABASE_URL: await postgres.newDatabase() }),
  });
}
const servers = pairs.flatMap(({ bare, ours }) => [bare, ours]);

try {
  console.log(
    `${cpus().length} cores, Node ${process.version}; median of ${rounds} rounds of ${seconds} s each`,
  );
  const rows: Record<string, Record<string, string | number>> = {};
  // Until the compiler has seen enough of each.
  for (const server of servers) await round(server, 128);
  for (const clients of values.clients.split(',').map(Number)) {
    const results = new Map<MeasuredServer, Measured[]>(servers.map(server => [server, []]));
    for (let turn = 0; turn < rounds; turn++)
      for (const server of servers) results.get(server)?.push(await round(server, clients));
    for (const { bare, ours } of pairs)
      for (const server of [bare, ours])
        rows[`${clients} clients: ${server.name}`] = rowOf(
          results.get(server) ?? [],
          results.get(bare) ?? [],
        );
  }
  console.table(rows);
} finally {
  for (const server of servers) await stop(server);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function round(server: MeasuredServer, clients: number): Promise<Measured> {
  return measure({
    server,
    clients,
    seconds,
    request: makeCall,
    isRight: (head, body) => head.startsWith('HTTP/1.1 200') && body.includes('"success":true'),
  });
}

/** A call as the browser sends it: a key of its own, a text of its own. */
function makeCall(): Buffer {
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

function rowOf(measured: readonly Measured[], base: readonly Measured[]): Record<string, string | number> {
  const ratios = measured.map(({ perSecond }, turn) => perSecond / (base[turn]?.perSecond ?? Number.NaN));
  return {
    'messages a second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
    'of the bare server': `${Math.round(100 * median(ratios))} %`,
    'CPU µs each': Math.round(median(measured.map(({ cpu }) => cpu ?? Number.NaN))),
    'p50 ms': median(measured.map(({ p50 }) => p50)).toFixed(2),
    'p99 ms': median(measured.map(({ p99 }) => p99)).toFixed(2),
    wrong: measured.reduce((sum, { wrong }) => sum + wrong, 0),
  };
}
