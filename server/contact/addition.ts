import { CompiledQuery } from 'kysely';
import { GenericSqliteWorkerConnection } from 'kysely-generic-sqlite/worker';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/is-postgres.ts';
import type { DeliveryRow, MessageEventRow, MessageRow } from '../storage/schema.ts';

/** Rows to be written in one commit, and what must not be there for it. */
export interface Addition {
  /** Rows by table, in the order in which they refer to one another. */
  rows: {
    messages: readonly MessageRow[];
    message_events: readonly MessageEventRow[];
    deliveries: readonly DeliveryRow[];
  };
  /** Keys of calls, expired or not. */
  keys: readonly string[];
  /** Digests of texts that came more often than that at that moment or later. */
  texts: readonly { digest: string; since: Date; moreThan: number }[];
}

/** What was there: a key with its message, or a text with how often it came. */
export interface Found {
  key_hash: string | null;
  key_expires_at: string | null;
  reference: string | null;
  received_at: string | null;
  text_digest: string | null;
  /** PostgreSQL counts in a type that is wider than JavaScript's numbers, and gives it as text. */
  times: number | string;
}

/** Statements with the values of each time that they are run. */
interface Batch {
  sql: string;
  runs: readonly (readonly unknown[])[];
}

/** What SQLite's thread gets as one message (sqlite-worker.ts): `add` is run only when `unless` finds nothing. */
export interface WorkerAddition {
  unless: readonly Batch[];
  add: readonly Batch[];
}

/**
 * Writes all rows in one commit; or nothing when something is there that must not be, and says what. One trip to the
 * database: a trip costs as much as all the statements. Throws when a row has something unique that is taken.
 */
export async function addUnlessFound(database: Database, addition: Addition): Promise<readonly Found[]> {
  if (isPostgres(database)) return (await database.executeQuery(postgresAddition(addition))).rows;
  return database.getExecutor().provideConnection(connection => {
    if (!(connection instanceof GenericSqliteWorkerConnection))
      throw new Error('SQLite is not in its thread');
    return connection.request<Found[]>('add', sqliteAddition(addition));
  });
}

const foundKeys = `
  SELECT key_hash, key_expires_at, reference, received_at, NULL AS text_digest, 0 AS times
  FROM messages WHERE key_hash`;

/** How often a text came. The time as an expression: no index of times is taken, since a day may hold very many. */
const timesOf = (digest: string, since: string) => `
  SELECT COUNT(*) AS times FROM messages WHERE text_digest = ${digest} AND received_at || '' >= ${since}`;

const foundText = (digest: string) => `
  SELECT NULL AS key_hash, NULL AS key_expires_at, NULL AS reference, NULL AS received_at,
    ${digest} AS text_digest, times`;

/** The same statements whatever is added, run once for each row: SQLite prepares each of them once. */
function sqliteAddition({ rows, keys, texts }: Addition): WorkerAddition {
  return {
    unless: [
      { sql: `${foundKeys} = ?`, runs: keys.map(key => [key]) },
      {
        sql: `${foundText('?')} FROM (${timesOf('?', '?')}) WHERE times > ?`,
        runs: texts.map(({ digest, since, moreThan }) => [digest, digest, since.toISOString(), moreThan]),
      },
    ],
    add: tablesOf(rows).map(({ table, columns, rows }) => ({
      sql: `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`,
      runs: rows.map(row => Object.values(row)),
    })),
  };
}

/** One statement, its text hardly ever another: rows travel as JSON, however many there are. */
function postgresAddition({ rows, keys, texts }: Addition): CompiledQuery<Found> {
  // Those who ask together ask within moments: the earliest of their times serves for all.
  const [since = ''] = texts.map(text => text.since.toISOString()).sort();
  const tables = tablesOf(rows);
  const inserts = tables.map(
    ({ table, columns }, n) =>
      `added_${table} AS (INSERT INTO ${table} (${columns}) SELECT ${columns}
        FROM json_populate_recordset(NULL::${table}, $${n + 5}) WHERE NOT EXISTS (SELECT FROM found))`,
  );
  return CompiledQuery.raw(
    `WITH found AS (
      ${foundKeys} = ANY($1)
      -- One by one: for many at once a table without statistics would be read as a whole.
      UNION ALL ${foundText('digest')} FROM unnest($2::text[], $3::integer[]) AS asked (digest, more_than)
        CROSS JOIN LATERAL (${timesOf('digest', '$4')}) AS seen WHERE times > more_than
    ), ${inserts.join(', ')} SELECT * FROM found`,
    [
      keys,
      texts.map(({ digest }) => digest),
      texts.map(({ moreThan }) => moreThan),
      since,
      ...tables.map(table => JSON.stringify(table.rows)),
    ],
  );
}

interface TableRows {
  table: string;
  columns: readonly string[];
  rows: readonly object[];
}

/** Rows of a table are made in one place each, so that they name their columns in the same order. */
function tablesOf(rows: Addition['rows']): TableRows[] {
  return Object.entries(rows).flatMap(([table, rows]: [string, readonly object[]]) =>
    rows[0] ? [{ table, columns: Object.keys(rows[0]), rows }] : [],
  );
}
