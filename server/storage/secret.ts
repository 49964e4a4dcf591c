import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Returns the secret of this installation, 256 random bits in hex, and makes it on first use. Afterwards it
 * is only read, so that a start does not wait for a writer.
 */
export async function getOrCreateSecret(database: Database): Promise<string> {
  const name = 'key';
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
