import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/**
 * Starts Caddy with `deploy/Caddyfile` in front of servers, until the test is finished. This process trusts its
 * certificate; the machine does not.
 * @param servers addresses such as `http://127.0.0.1:3000`
 */
export async function startCaddy(servers: readonly string[]): Promise<{ url: string }> {
  const folder = temporaryFolder();
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const config = join(folder, 'Caddyfile');
  const options = 'admin off\nskip_install_trust\nauto_https disable_redirects\n';
  writeFileSync(config, `{\n${options}}\nimport ${resolve('deploy/Caddyfile')}\n`);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_URL: url,
      CLEARWELL_SERVERS: servers.map(server => new URL(server).host).join(' '),
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const before = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(before));
  await vi.waitFor(
    async () => {
      const root = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
      setDefaultCACertificates([...before, root]);
      await fetch(`${url}/healthz`);
    },
    { timeout: 30_000, interval: 100 },
  );
  return { url };
}
