import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Trouble } from './troubled-server.ts';

/** A disk that can be filled. */
export interface SmallDisk {
  kind: string;
  folder: string;
  full: Trouble;
}

/**
 * A tmpfs where it may be mounted, several times as large as SQLite's log grows by itself (4 MB): a disk on which the log
 * has no room cannot be helped by freeing what else is on it. Otherwise a limit of the system on how large files may grow.
 */
export function smallDisk(): SmallDisk {
  const folder = temporaryFolder();
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]))
    return { kind: 'file size limit', folder, full: sizeLimit(folder) };
  onTestFinished(() => void succeeds('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  return {
    kind: 'tmpfs',
    folder,
    full: { begin: () => fillUp(ballast), end: () => rmSync(ballast) },
  };
}

/** The server may not write past what its files have now (util-linux `prlimit`). */
function sizeLimit(folder: string): Trouble {
  const limit = (pid: number | undefined, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    begin: ({ process }) => limit(process.pid, String(statSync(join(folder, 'messages.db-wal')).size)),
    end: ({ process }) => limit(process.pid, 'unlimited'),
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    while (true) writeSync(descriptor, Buffer.alloc(4096));
  } catch {
    // No space left, which is what was wanted.
  } finally {
    closeSync(descriptor);
  }
}

function succeeds(program: string, parameters: readonly string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
