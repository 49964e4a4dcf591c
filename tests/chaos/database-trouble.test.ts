import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockDatabase } from '../support/databases.ts';
import { temporaryServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { end, expectStoredOnce, startVisitors } from './traffic.ts';

// While the database takes no messages, visitors get 503 and pages go on; afterwards nothing needs a restart.

interface Trouble {
  begin(): unknown;
  /** Removes the cause and does nothing else. */
  end(): unknown;
}

/** Filling the disk needs rights of root, which containers may restrict. Without them it is `undefined`. */
const troubles: Readonly<Record<string, (folder: string, file: string) => Trouble | undefined>> = {
  'the disk is full'(folder) {
    // 16 MB, because SQLite's log alone grows to 4 MB: without that room, freeing other files does not help.
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status !== 0) return undefined;
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    const ballast = join(folder, 'ballast');
    return {
      begin: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096']),
      end: () => rmSync(ballast),
    };
  },
  'another program locks the database for 10 s'(_folder, file) {
    let unlock = () => {};
    return {
      async begin() {
        unlock = await lockDatabase(file);
        await wait(10_000);
      },
      end: () => unlock(),
    };
  },
};

test.for(Object.entries(troubles))('The site recovers by itself after %s', async ([name, make], { skip }) => {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const trouble = make(folder, file);
  if (!trouble) return skip();
  const server = await temporaryServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'fatal' });
  const visitors = startVisitors(20, () => server.url);
  const { confirmed, setbacks } = visitors;
  const confirmedMore = async () => {
    const enough = confirmed.length + 20;
    await vi.waitUntil(() => confirmed.length >= enough, { timeout: 60_000 });
  };
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;

  await confirmedMore();
  await trouble.begin();
  await vi.waitUntil(() => setbacks.unavailable >= 20, { timeout: 60_000 });
  expect(await statusOf('/about')).toBe(200);
  await vi.waitUntil(async () => (await statusOf('/readyz')) === 503, { timeout: 5_000 });
  await trouble.end();
  await confirmedMore();
  await visitors.stop();
  await end(server);
  await expectStoredOnce(name, server.databaseUrl, confirmed, setbacks);
  expect(setbacks).toMatchObject({ refused: 0, cut: 0 });
});
