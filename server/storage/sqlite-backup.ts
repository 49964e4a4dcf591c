import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { hour } from '../base/clock.ts';
import { errorMessage } from '../base/errors.ts';
import type { Database } from './database.ts';
import { assertNotLater } from './migrations.ts';

/**
 * Copies a SQLite database as it is at one moment, even while others write to it, and checks the backup, which
 * holds nothing erased and is on disk when this returns. Throws if there is none.
 */
export async function backUp(database: Database, file: string) {
  if (existsSync(file)) throw new Error(`${file} exists: a backup never overwrites a file`);
  removeParts(dirname(file));
  // Only this account may enter it.
  const folder = mkdtempSync(join(dirname(file), 'clearwell.part-'));
  const partial = join(folder, 'copy');
  try {
    await sql`VACUUM INTO ${partial}`.execute(database);
    chmodSync(partial, 0o600);
    const contents = readBackup(partial);
    await sync(partial);
    renameSync(partial, file);
    await sync(dirname(file));
    return contents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what backups that were killed, also by earlier versions, have left in a folder a day ago or earlier. */
function removeParts(folder: string): void {
  for (const name of readdirSync(folder).filter(name => /^clearwell.*\.part(-\w{6}|-journal)?$/.test(name))) {
    const part = join(folder, name);
    try {
      if (statSync(part).mtimeMs < Date.now() - 24 * hour) rmSync(part, { recursive: true });
    } catch {
      // Another backup was faster, or it belongs to another account. Either must not prevent this backup.
    }
  }
}

/**
 * Replaces an unused SQLite database with a backup, which stays. Keeps the previous one as
 * `FILE.before-restore`, and never overwrites a file of that name. Throws if nothing was changed.
 */
export async function restore(backup: string, file: string) {
  const [before, incoming] = [`${file}.before-restore`, `${file}.incoming`];
  const contents = readBackup(backup);
  if (existsSync(before)) throw new Error(`${before} exists: move it away first`);
  if (existsSync(file)) assertUnused(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  copyFileSync(backup, incoming);
  chmodSync(incoming, 0o600);
  await sync(incoming);
  // The write-ahead log of a damaged database goes with it: it must never meet the restored one.
  for (const end of ['-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, before + end);
  // The file keeps its name until the new one takes it: a start must never find none and make an empty one.
  if (existsSync(file)) linkSync(file, before);
  renameSync(incoming, file);
  await sync(dirname(file));
  return contents;
}

/** Writes the log of a database back into its file. Throws if another process has it open. */
function assertUnused(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (errorMessage(error).includes('locked'))
      throw new Error('the database is in use: stop the site first');
    // The database is damaged, and the backup will replace it.
  } finally {
    database.close();
  }
}

/**
 * Reads all of a backup without changing it: counts its messages, and names the last migration of its tables.
 * Throws if the file is damaged, is not a backup, or comes from a later version.
 */
export function readBackup(file: string) {
  const backup = new DatabaseSync(file, { readOnly: true });
  try {
    const check = backup.prepare('PRAGMA integrity_check').all();
    const result = check.map(row => row['integrity_check']).join('; ');
    if (result !== 'ok') throw new Error(`it is damaged: ${result}`);
    const rows = backup.prepare(`SELECT name FROM ${DEFAULT_MIGRATION_TABLE} ORDER BY name`).all();
    const done = rows.map(row => String(row['name']));
    assertNotLater(done);
    const counted = backup.prepare('SELECT count(*) AS total FROM messages').get();
    return { messages: Number(counted?.['total']), schema: done.at(-1) };
  } finally {
    backup.close();
  }
}

/** Returns when a file, or the names in a folder, would survive a power cut. */
async function sync(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}
