import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * A secret of this installation, 256 random bits in hex: made once, the same for every process of the database. Once it
 * is made it is only read, so that a start does not wait for whoever writes.
 */
export async function readSecret(database: Database, name: string): Promise<string> {
  const secret = database.selectFrom('secrets').select('value').where('name', '=', name);
  const known = await secret.executeTakeFirst();
  if (known) return known.value;
  // Another process may be making it at this moment: the first one counts.
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await secret.executeTakeFirstOrThrow()).value;
}
