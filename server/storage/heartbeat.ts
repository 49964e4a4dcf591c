import type { Database } from './database.ts';

/** The one row that is written: what counts is that it can be. */
const name = 'database';

/** Writes a row, durably as a message: throws when the database is locked, full, read-only, broken or away. */
export async function beat(database: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto('heartbeats')
    .values({ name, at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
