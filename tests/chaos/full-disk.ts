import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder whose disk can be filled and freed. */
export interface SmallDisk {
  kind: string;
  folder: string;
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
}

/**
 * Mounts a tmpfs where that is allowed, and limits the size of files elsewhere. The tmpfs has 16 MB because SQLite's
 * log alone grows to 4 MB: if the log itself has no room, freeing other files does not help.
 */
export function smallDisk(): SmallDisk {
  const folder = temporaryFolder();
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])) return fileSizeLimit(folder);
  onTestFinished(() => void succeeds('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  return { kind: 'tmpfs', folder, fill: () => writeUntilFull(ballast), free: () => rmSync(ballast) };
}

/** Forbids the server to write past the present end of its log (`prlimit` of util-linux). */
function fileSizeLimit(folder: string): SmallDisk {
  const limit = ({ process }: ServerProcess, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  return {
    kind: 'file size limit',
    folder,
    fill: server => limit(server, String(statSync(join(folder, 'messages.db-wal')).size)),
    free: server => limit(server, 'unlimited'),
  };
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

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
