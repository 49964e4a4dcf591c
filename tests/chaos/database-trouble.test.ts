import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { compareSentWithStored, report } from './results.ts';
import { startVisitors } from './visitors.ts';

// While the database takes no messages, visitors get 503 and pages go on; afterwards nobody has to restart anything.

const testOptions = { timeout: 180_000 };
const visitorCount = 20;

test.runIf(canMount())('The site recovers by itself from a full disk', testOptions, async () => {
  const folder = temporaryFolder();
  // Has 16 MB because SQLite's log alone grows to 4 MB: if it has no room itself, freeing other files does not help.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  await sendThrough('disk full', folder, {
    begin: () => writeUntilFull(ballast),
    end: () => rmSync(ballast),
  });
});

test(
  'The site recovers by itself after another program has locked the database for 10 s',
  testOptions,
  async () => {
    const folder = temporaryFolder();
    let other: DatabaseSync | undefined;
    await sendThrough('database locked', folder, {
      async begin() {
        other = new DatabaseSync(join(folder, 'messages.db'), { timeout: 5000 });
        other.exec('begin immediate');
        await wait(10_000);
      },
      end: () => other?.close(),
    });
  },
);

test(
  'The site recovers by itself when its database file was moved away and comes back',
  testOptions,
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'messages.db');
    await sendThrough('file moved away', folder, {
      begin: () => renameSync(file, `${file}.away`),
      end: () => renameSync(`${file}.away`, file),
    });
  },
);

test(
  'The site recovers by itself when a corrupt database file is replaced by a copy',
  testOptions,
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'messages.db');
    await sendThrough('file corrupt', folder, {
      begin: server =>
        whilePaused(server, file, () => {
          copyFileSync(file, `${file}.copy`);
          writeFileSync(file, Buffer.alloc(statSync(file).size, 'not a database '));
        }),
      end: () => renameSync(`${file}.copy`, file),
    });
  },
);

test.runIf(canMakeImmutable())('The site recovers by itself from read-only files', testOptions, async () => {
  const folder = temporaryFolder();
  // Leaves out `-shm`: it is shared memory, and the system kills a process that writes to it while it is immutable.
  const files = ['', '-wal'].map(suffix => join(folder, `messages.db${suffix}`));
  const change = (attribute: string) => void execFileSync('chattr', [attribute, ...files]);
  onTestFinished(() => change('-i'));
  await sendThrough('files read-only', folder, { begin: () => change('+i'), end: () => change('-i') });
});

interface Trouble {
  begin(server: ServerProcess): void | Promise<void>;
  /** Removes the cause and does nothing else. */
  end(server: ServerProcess): void | Promise<void>;
}

/** Lets visitors send before, during and after a trouble. */
async function sendThrough(name: string, folder: string, trouble: Trouble): Promise<void> {
  const databaseUrl = `sqlite:${join(folder, 'messages.db')}`;
  const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  const visitors = startVisitors(visitorCount, () => server.url);
  const { confirmed, setbacks } = visitors;
  const waitUntil = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000 });

  await waitUntil(() => confirmed.length >= visitorCount);
  await trouble.begin(server);
  const before = confirmed.length;
  await waitUntil(() => setbacks.unavailable >= visitorCount);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  const getStatus = async (path: string) => (await fetch(server.url + path)).status;
  await vi.waitUntil(async () => (await getStatus('/readyz')) === 503, { timeout: 5_000 });
  const during = confirmed.length - before;
  await trouble.end(server);
  await waitUntil(() => confirmed.length >= before + during + visitorCount);
  await visitors.stop();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const { stored, lost, duplicated, undelivered } = await compareSentWithStored(databaseUrl, confirmed);
  report(name, { confirmed: confirmed.length, before, during, ...setbacks, stored, lost, duplicated });
  expect({ lost, duplicated, undelivered }).toEqual({ lost: 0, duplicated: 0, undelivered: 0 });
  expect(stored).toBe(confirmed.length);
  expect(setbacks).toMatchObject({ refused: 0, cut: 0 });
}

/** Changes the file while the server is paused and its log is written back completely. */
async function whilePaused({ process }: ServerProcess, file: string, change: () => void): Promise<void> {
  const pauseWithEmptyLog = () => {
    process.kill('SIGSTOP');
    const database = new DatabaseSync(file);
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    database.close();
    // Lets a commit finish that was interrupted.
    if (row?.['busy'] !== 0) process.kill('SIGCONT');
    return row?.['busy'] === 0;
  };
  await vi.waitUntil(pauseWithEmptyLog, { timeout: 30_000 });
  change();
  process.kill('SIGCONT');
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    while (true) writeSync(descriptor, Buffer.alloc(4096));
  } catch {
    // Expected: no space is left.
  } finally {
    closeSync(descriptor);
  }
}

/** Checks for the rights of root, which containers may restrict. */
function canMount(): boolean {
  return succeeds('unshare', ['--mount', 'true']);
}

/** Checks for root on a file system with this attribute, which stops writes even through files already open. */
function canMakeImmutable(): boolean {
  const probe = join(tmpdir(), `clearwell-probe-${process.pid}`);
  writeFileSync(probe, '');
  const can = succeeds('chattr', ['+i', probe]) && succeeds('chattr', ['-i', probe]);
  rmSync(probe);
  return can;
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
