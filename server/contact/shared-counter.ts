import { CompiledQuery } from 'kysely';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from '../storage/database.ts';

/** A statement as the limiter hands it to a client of `pg`. */
interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Makes counters that all processes of a PostgreSQL database share, in its table `rate_limits`. */
export function sharedCounter(database: Database): (options: IRateLimiterOptions) => RateLimiterAbstract {
  const storeClient = {
    async query({ text, values }: Statement) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
  return options =>
    new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    });
}
