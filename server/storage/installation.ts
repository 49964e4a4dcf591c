import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

// What an installation keeps for itself, shared by all its processes.

/** `database`: last known to take writes. `retention`: when expired messages were last erased. */
type Heartbeat = 'database' | 'retention';

/** Writes a row as durably as a message: throws if the database is locked, full, read-only, broken or away. */
export async function recordHeartbeat(database: Database, name: Heartbeat, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto('heartbeats')
    .values({ name, at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

export async function readHeartbeat(database: Database, name: Heartbeat): Promise<Date | undefined> {
  const row = await database
    .selectFrom('heartbeats')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && new Date(row.at);
}

/**
 * Returns a secret of this installation, 256 random bits in hex, and makes it on first use. Afterwards it is only read,
 * so that a start does not wait for a writer.
 */
export async function readSecret(database: Database, name: string): Promise<string> {
  const secret = database.selectFrom('secrets').select('value').where('name', '=', name);
  const known = await secret.executeTakeFirst();
  if (known) return known.value;
  // Two processes may race to make it: the first one counts for both.
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await secret.executeTakeFirstOrThrow()).value;
}
