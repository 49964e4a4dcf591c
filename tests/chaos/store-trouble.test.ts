import { execFileSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, it, onTestFinished, vi } from 'vitest';
import type { ServerProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { whole } from './size.ts';
import { smallDisk } from './small-disk.ts';
import { sendThrough } from './troubled-server.ts';

// While the store cannot take messages nobody is told otherwise; when it can again, nobody has to restart anything.

/** How long another program holds the lock, beside the time in which twenty people heard that it is held. */
const lockTime = whole ? 10_000 : 0;

describe('the site comes back by itself', { timeout: 180_000 }, () => {
  it('from a full disk', async () => {
    const { kind, folder, full } = smallDisk();
    await sendThrough(`disk full (${kind})`, folder, full);
  });

  it('from another writer that holds the lock', async () => {
    const folder = temporaryFolder();
    let other: DatabaseSync | undefined;
    await sendThrough('locked by another writer', folder, {
      async begin() {
        other = new DatabaseSync(join(folder, 'messages.db'), { timeout: 5000 });
        other.exec('begin immediate');
        await wait(lockTime);
      },
      end: () => other?.close(),
    });
  });

  it('from a database file that is away', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'messages.db');
    await sendThrough('file away', folder, {
      begin: () => renameSync(file, `${file}.away`),
      end: () => renameSync(`${file}.away`, file),
    });
  });

  it('from a corrupt file that is replaced by a sound copy', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'messages.db');
    await sendThrough('file corrupt', folder, {
      async begin(server) {
        await whileStopped(server, file, () => {
          copyFileSync(file, `${file}.copy`);
          writeFileSync(file, Buffer.alloc(statSync(file).size, 'not a database '));
        });
      },
      end: () => renameSync(`${file}.copy`, file),
    });
  });

  it.runIf(mayMakeImmutable())('from files that have become read-only', async () => {
    const folder = temporaryFolder();
    // Not the index of the log, `-shm`: it is shared memory, and the system kills whoever writes to it then.
    const files = ['', '-wal'].map(suffix => join(folder, `messages.db${suffix}`));
    const attribute = (change: string) => execFileSync('chattr', [change, ...files]);
    onTestFinished(() => void attribute('-i'));
    await sendThrough('files read-only', folder, {
      begin: () => void attribute('+i'),
      end: () => void attribute('-i'),
    });
  });
});

/** Does something to the file while the server stands still and everything it has written is in the file. */
async function whileStopped(server: ServerProcess, file: string, work: () => void): Promise<void> {
  const everythingInFile = () => {
    server.process.kill('SIGSTOP');
    const database = new DatabaseSync(file);
    const [result] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    database.close();
    // Stopped in the middle of a commit: let it finish.
    if (result?.['busy'] !== 0) server.process.kill('SIGCONT');
    return result?.['busy'] === 0;
  };
  await vi.waitUntil(everythingInFile, { timeout: 30_000 });
  work();
  server.process.kill('SIGCONT');
}

/** Even an open file can't be written then. Only root may do it, and only on some file systems. */
function mayMakeImmutable(): boolean {
  const probe = join(tmpdir(), `clearwell-probe-${process.pid}`);
  writeFileSync(probe, '');
  try {
    execFileSync('chattr', ['+i', probe], { stdio: 'ignore' });
    execFileSync('chattr', ['-i', probe], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe);
  }
}
