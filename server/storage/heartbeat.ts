import type { Database } from './database.ts';

/** `database`: what counts is that it can be written. `retention`: when messages were last erased that are past their time. */
type Heartbeat = 'database' | 'retention';

/** Writes a row, durably as a message: throws when the database is locked, full, read-only, broken or away. */
export async function beat(database: Database, name: Heartbeat, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto('heartbeats')
    .values({ name, at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** What was written last; `undefined` when nothing was. */
export async function lastBeat(database: Database, name: Heartbeat): Promise<Date | undefined> {
  const row = await database
    .selectFrom('heartbeats')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && new Date(row.at);
}
