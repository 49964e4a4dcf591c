import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** A count, and when counting begins anew: milliseconds since 1970. */
interface WindowCount {
  count: number;
  endsAt: number;
}

/** Counts by key in windows of time. A window begins with the first count after the last one ended. */
export interface WindowCounter {
  read(keys: readonly string[]): Promise<ReadonlyMap<string, WindowCount>>;
  add(keys: readonly string[], windowMs: number): Promise<void>;
}

/** Counts in the memory of this process. */
export function memoryCounter(now: () => number = Date.now): WindowCounter {
  const counts = new Map<string, WindowCount>();
  let sweptAt = now();
  const sweep = () => {
    for (const [key, { endsAt }] of counts) if (endsAt <= now()) counts.delete(key);
    sweptAt = now();
  };
  return {
    async read(keys) {
      const known = keys.map(key => [key, counts.get(key)] as const);
      return new Map(known.flatMap(([key, known]) => (known && known.endsAt > now() ? [[key, known]] : [])));
    },
    async add(keys, windowMs) {
      if (now() > sweptAt + windowMs) sweep();
      for (const key of keys) {
        const known = counts.get(key);
        const isOpen = known && known.endsAt > now();
        counts.set(
          key,
          isOpen ? { ...known, count: known.count + 1 } : { count: 1, endsAt: now() + windowMs },
        );
      }
    },
  };
}

/** Counts in a PostgreSQL database, for all its processes together. */
export function sharedCounter(database: Database, now: () => number = Date.now): WindowCounter {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: counts that wait for a lock must leave connections to messages. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
  return {
    async read(keys) {
      const counts = database
        .selectFrom('rate_limits')
        .select(['key', 'points', 'expire'])
        .where('key', 'in', keys)
        .where('expire', '>', now());
      const rows = await inTurn(() => counts.execute());
      return new Map(rows.map(({ key, points, expire }) => [key, { count: points, endsAt: Number(expire) }]));
    },
    add: (keys, windowMs) =>
      inTurn(async () => {
        await database.deleteFrom('rate_limits').where('expire', '<=', now()).execute();
        // In one order, so that two processes never wait for each other.
        const rows = keys.toSorted().map(key => ({ key, points: 1, expire: now() + windowMs }));
        await database
          .insertInto('rate_limits')
          .values(rows)
          .onConflict(conflict => conflict.column('key').doUpdateSet({ points: sql`rate_limits.points + 1` }))
          .execute();
      }),
  };
}
