import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MeasuredServer, measureInTurns, startMeasured, startSite, stopMeasured } from './load.ts';

/**
 * `npm run bench:static`: pages per second, compared with one nginx worker with the same files and with a bare server
 * with one page in memory. Prints a table and asserts nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    page: { type: 'string', default: '/' },
  },
});
const clients = 32;
const file = join('dist/client', `${values.page === '/' ? 'index' : values.page}.html`);
const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));

const nginx = await startNginx();
if (!nginx) console.log('nginx is not installed: install it to compare with it.');
const servers = [
  await startSite('site', `sqlite:${join(folder, 'site.db')}`),
  await startMeasured('bare server', port => [process.execPath, 'bench/bare-server.ts', String(port), file]),
  ...(nginx ? [nginx] : []),
];

try {
  const request = Buffer.from(
    `GET ${values.page} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nAccept: text/html\r\n\r\n`,
  );
  const load = {
    clients,
    seconds: Number(values.seconds),
    request: () => request,
    isExpected: (head: string) =>
      head.startsWith('HTTP/1.1 200') && /\r\ncontent-encoding: gzip\r\n/i.test(head),
  };
  await measureInTurns(servers, { ...load, rounds: 1 });
  const results = await measureInTurns(servers, { ...load, rounds: Number(values.rounds) });
  const nginxRate = (nginx && results.at(-1)?.perSecond) ?? Number.NaN;
  console.log(`${cpus().length} cores, Node ${process.version}, ${clients} clients, page ${values.page}`);
  console.table(
    Object.fromEntries(
      results.map(({ perSecond, p50Ms, p99Ms }, at) => [
        servers[at]?.name,
        {
          'pages per second': Math.round(perSecond),
          'of nginx': nginx ? `${Math.round((100 * perSecond) / nginxRate)}%` : '',
          'p50 ms': p50Ms.toFixed(1),
          'p99 ms': p99Ms.toFixed(1),
        },
      ]),
    ),
  );
  console.log('Target: at least a fifth (20%) of nginx.');
} finally {
  for (const server of servers) await stopMeasured(server);
  rmSync(folder, { recursive: true, force: true });
}

/** Starts one worker that serves the same precompressed files without a log; `undefined` if it is not installed. */
async function startNginx(): Promise<MeasuredServer | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const config = join(folder, 'nginx.conf');
  return startMeasured('nginx', port => {
    writeFileSync(
      config,
      `daemon off; worker_processes 1; pid ${folder}/pid;
       events { worker_connections 1024; }
       http {
         types { text/html html; }
         charset utf-8; access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
         open_file_cache max=1000; client_body_temp_path ${folder}; proxy_temp_path ${folder};
         fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
         server {
           listen 127.0.0.1:${port}; root ${resolve('dist/client')}; gzip_static on; gzip_vary on;
           add_header Cache-Control no-cache;
           location / { try_files $uri $uri.html $uri/index.html =404; }
         }
       }`,
    );
    return ['nginx', '-c', config, '-e', join(folder, 'error.log')];
  });
}
