import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** For the few places where the two databases differ. */
export function isPostgres(database: QueryExecutorProvider): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
