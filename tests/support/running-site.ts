import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import type { Limits } from '../../server/backend.ts';
import { parseConfig } from '../../server/config.ts';
import { listen } from '../../server/http/http-server.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { createLog } from '../../server/log.ts';

export interface RunningSite {
  url: string;
  port: number;
  databaseFile: string;
  /** Every line that was logged so far. */
  logged: string[];
  close(): Promise<void>;
}

/** The built site (`npm run build`), served for real on a port of its own with a database of its own. */
export async function runSite(
  environment: Readonly<Record<string, string>> = {},
  limits: Partial<Limits> = {},
  dist = 'dist',
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-site-'));
  const databaseFile = join(folder, 'messages.db');
  const parsed = parseConfig({
    CONTACT_LIMIT: 'off',
    SITE_LIMIT: 'off',
    DATABASE_URL: `sqlite:${databaseFile}`,
    ...environment,
  });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const logged: string[] = [];
  const log = createLog('info', { write: line => logged.push(line) });
  const app = await createApp(parsed.config, log, {
    dist,
    limits: {
      body: { bytes: 64 * 1024, milliseconds: 5000 },
      busyTimeout: 50,
      storeDeadline: 5000,
      deliveryGrace: 1000,
      ...limits,
    },
  });
  const headers = securityHeaders(parsed.config.siteUrl);
  const server = await listen(app.listener, { port: 0, host: '127.0.0.1', headers });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    databaseFile,
    logged,
    async close() {
      await server.stop(1000);
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends bytes as they are, and resolves with everything that comes back until the connection ends. */
export function sendRaw(port: number, ...parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', text => {
      received += text;
    });
    socket.once('error', reject).once('close', () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}
