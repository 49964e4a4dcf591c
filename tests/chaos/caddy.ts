import { spawn, spawnSync } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/**
 * Starts Caddy with `deploy/Caddyfile`, without TLS, in front of servers, until the test is finished.
 * @param servers addresses such as `http://127.0.0.1:3000`
 */
export async function startCaddy(servers: readonly string[]): Promise<{ url: string }> {
  const folder = temporaryFolder();
  const url = `http://localhost:${await freePort()}`;
  const child = spawn('caddy', ['run', '--config', 'deploy/Caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_URL: url,
      CLEARWELL_SERVERS: servers.map(server => new URL(server).host).join(' '),
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 30_000, interval: 100 });
  return { url };
}
