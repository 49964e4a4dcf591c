import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database.ts';
import { reason } from './reason.ts';

export type Copy = { ok: true; messages: number } | { ok: false; problem: string };

/**
 * Copies a SQLite database into a new file as it is at one moment, beside whoever writes to it, and checks the copy.
 * What was erased is not in it. The file is for nobody but the account that makes it, and on disk when this returns.
 */
export async function backUp(database: Database, file: string): Promise<Copy> {
  try {
    // Also refuses a file that is there: a backup never overwrites one.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    return { ok: false, problem: reason(error) };
  }
  try {
    await sql`VACUUM INTO ${file}`.execute(database);
    const messages = await check(file);
    for (const path of [file, dirname(file)]) sync(path);
    return { ok: true, messages };
  } catch (error) {
    rmSync(file, { force: true });
    return { ok: false, problem: reason(error) };
  }
}

/** Reads all of the copy; throws when it is not whole. Returns how many messages it holds. */
async function check(file: string): Promise<number> {
  const copy = await openDatabase({ kind: 'sqlite', file }, { readOnly: true });
  try {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(copy);
    const result = rows.map(row => row.integrity_check).join('; ');
    if (result !== 'ok') throw new Error(`the copy is not whole: ${result}`);
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
