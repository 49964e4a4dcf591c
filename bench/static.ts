import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measure, median } from './load.ts';
import { nginxVersion, startNginx } from './nginx.ts';
import { type MeasuredServer, startBare, startOurs, stop } from './servers.ts';

/**
 * `npm run bench:static`: pages a second, as a ratio to nginx with one worker that serves the same files with the same
 * gzip copies, and beside the most that `node:http` can give (bench/bare-page.ts); none logs what it served. The
 * servers take turns, so that a busy machine is busy for all. Whoever asks shares the machine.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '32' },
    page: { type: 'string', default: '/' },
  },
});
const rounds = Number(values.rounds);

const version = nginxVersion();
if (!version) console.log('nginx is not installed: there is nothing to compare with, only our own figures.');

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const servers: MeasuredServer[] = [
  await startOurs('ours', { DATABASE_URL: `sqlite:${join(folder, 'ours.db')}`, LOG_LEVEL: 'warn' }),
  await startBare(
    'bare',
    'bare-page',
    join('dist/client', `${values.page === '/' ? 'index' : values.page}.html`),
  ),
  ...(version ? [await startNginx(join(folder, 'nginx'), 'dist/client')] : []),
];
try {
  const results = new Map<string, Measured[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await round(server);
  for (let turn = 0; turn < rounds; turn++)
    for (const server of servers) results.get(server.name)?.push(await round(server));

  console.log(
    `${cpus().length} cores, Node ${process.version}${version ? `, ${version}` : ''}; ` +
      `${values.page} with ${values.clients} connections, median of ${rounds} rounds of ${values.seconds} s each`,
  );
  const base = results.get('nginx') ?? results.get('ours') ?? [];
  console.table(Object.fromEntries([...results].map(([name, measured]) => [name, rowOf(measured, base)])));
} finally {
  for (const server of servers) await stop(server);
  rmSync(folder, { recursive: true, force: true });
}

async function round(server: MeasuredServer): Promise<Measured> {
  const request = Buffer.from(
    `GET ${values.page} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nAccept: text/html\r\n\r\n`,
  );
  return measure({
    server,
    clients: Number(values.clients),
    seconds: Number(values.seconds),
    request: () => request,
    isRight: head => head.startsWith('HTTP/1.1 200') && /\r\ncontent-encoding: gzip\r\n/i.test(head),
  });
}

function rowOf(measured: readonly Measured[], base: readonly Measured[]): Record<string, string | number> {
  const ratios = measured.map(({ perSecond }, turn) => perSecond / (base[turn]?.perSecond ?? Number.NaN));
  return {
    'pages a second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
    ratio: `${Math.round(100 * median(ratios))} %`,
    'CPU µs each': Math.round(median(measured.map(({ cpu }) => cpu ?? Number.NaN))),
    'p50 ms': median(measured.map(({ p50 }) => p50)).toFixed(2),
    'p99 ms': median(measured.map(({ p99 }) => p99)).toFixed(2),
    wrong: measured.reduce((sum, { wrong }) => sum + wrong, 0),
  };
}
