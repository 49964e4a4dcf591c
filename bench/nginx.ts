import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';
import type { MeasuredServer } from './servers.ts';

/** What nginx calls itself; `undefined` when it is not installed. */
export function nginxVersion(): string | undefined {
  try {
    // It says so on its error output.
    return execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** One worker that serves the same files with the same gzip copies; no log, as fast as it goes. */
export async function startNginx(folder: string, files: string): Promise<MeasuredServer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       types { text/html html; text/css css; text/javascript js; font/woff2 woff2; image/avif avif; }
       charset utf-8; access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
       open_file_cache max=1000; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server {
         listen 127.0.0.1:${port}; root ${resolve(files)}; gzip_static on; gzip_vary on;
         add_header Cache-Control no-cache;
         location / { try_files $uri $uri.html $uri/index.html =404; }
       }
     }`,
  );
  const child = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`nginx ended with ${code}`);
  });
  ended.catch(() => {});
  const listening = async () => {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) await wait(50);
  };
  await Promise.race([listening(), ended]);
  return { name: 'nginx', port, process: child };
}
