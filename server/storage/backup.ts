import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Database, errorMessage, openDatabase } from './database.ts';

export type BackupResult = { ok: true; messages: number } | { ok: false; problem: string };

/**
 * Copies a SQLite database as it is at one moment into a new file, even while others write to it, and checks the copy.
 * Erased data is not in it. Only the account that makes the file can read it, and it is on disk when this returns.
 */
export async function backUp(database: Database, file: string): Promise<BackupResult> {
  try {
    // Fails if the file exists: a backup never overwrites one.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    return { ok: false, problem: errorMessage(error) };
  }
  try {
    await sql`VACUUM INTO ${file}`.execute(database);
    const messages = await check(file);
    for (const path of [file, dirname(file)]) sync(path);
    return { ok: true, messages };
  } catch (error) {
    rmSync(file, { force: true });
    return { ok: false, problem: errorMessage(error) };
  }
}

/** Reads all of the copy and returns its number of messages; throws if it is damaged. */
async function check(file: string): Promise<number> {
  const copy = await openDatabase({ kind: 'sqlite', file }, { readOnly: true });
  try {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(copy);
    const result = rows.map(row => row.integrity_check).join('; ');
    if (result !== 'ok') throw new Error(`the copy is damaged: ${result}`);
    const { total } = await copy
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  } finally {
    await copy.destroy();
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
