import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** A secret of this installation, 256 random bits in hex: made once, the same for every process of the database. */
export async function readSecret(database: Database, name: string): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
