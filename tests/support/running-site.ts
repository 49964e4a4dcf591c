import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contactApiPath } from '#shared/contact/contact-requests.ts';
import { type AppOptions, openApp } from '../../server/app.ts';
import { createLog } from '../../server/base/log.ts';
import type { Settings } from '../../server/base/settings.ts';
import { createMessageStore } from '../../server/contact/message-store.ts';
import { type Build, readBuild } from '../../server/http/built-site.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { content } from './content.ts';
import { testSettings } from './settings.ts';

type Environment = Readonly<Record<string, string>>;

type Timeouts = AppOptions['timeouts'];

export type RunningSite = Awaited<ReturnType<typeof start>>;

/** Serves the built site (`npm run build`) on its own port with its own database. */
export function startSite(environment?: Environment, timeouts?: Timeouts): Promise<RunningSite> {
  return start(environment, timeouts, settings => readBuild(settings, content));
}

/** Serves what needs no build: the contact API and the health checks. */
export function startApi(environment?: Environment, timeouts?: Timeouts): Promise<RunningSite> {
  return start(environment, timeouts);
}

async function start(
  environment: Environment = {},
  timeouts: Timeouts = {},
  read?: (settings: Settings) => Promise<Build>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-site-'));
  const databaseFile = join(folder, 'messages.db');
  const settings = testSettings({
    PORT: '0',
    CONTACT_LIMIT: 'off',
    SITE_LIMIT: 'off',
    DATABASE_URL: `sqlite:${databaseFile}`,
    ...environment,
  });
  const logged: string[] = [];
  const log = createLog('info', { write: line => logged.push(line) });
  const build = await read?.(settings);
  const { app } = await openApp(settings, content, log, {
    build,
    timeouts: {
      requestMs: 5_000,
      busyTimeoutMs: 50,
      storeTimeoutMs: 5_000,
      drainMs: 0,
      deliveryGraceMs: 1_000,
      ...timeouts,
    },
  });
  const url = await app.listen({ port: settings.port, host: '127.0.0.1' });
  return {
    url,
    port: Number(new URL(url).port),
    databaseFile,
    /** Every line logged so far. */
    logged,
    /** Reads all messages, newest first. */
    async stored() {
      const database = await openDatabase(settings.database, { migrate: false });
      return createMessageStore(database)
        .list()
        .finally(() => database.destroy());
    },
    openConnections: () =>
      new Promise<number>((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls the contact API. */
export const callContactApi = (
  { url }: { url: string },
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url + contactApiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

/** Sends raw bytes and resolves with everything that comes back until the connection ends. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(bytes);
  return text(socket);
}
