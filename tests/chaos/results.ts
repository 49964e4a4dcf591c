import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Confirmed } from './visitors.ts';

/** Stored messages, compared with what visitors were told. */
export interface Comparison {
  stored: number;
  /** Confirmed messages that are not stored under their reference with their text. */
  lost: number;
  /** Texts stored more than once. */
  duplicated: number;
  /** Stored messages without any delivery. */
  undelivered: number;
}

/**
 * Reads the database with plain SQL, so that the site's own code cannot hide its mistakes.
 * @param databaseUrl as in `DATABASE_URL`
 */
export async function compareSentWithStored(
  databaseUrl: string,
  confirmed: readonly Confirmed[],
): Promise<Comparison> {
  const messages = await query(databaseUrl, 'select reference, message from messages');
  const deliveries = await query(databaseUrl, 'select distinct reference from deliveries');
  const texts = new Map(messages.map(row => [row['reference'], row['message']]));
  const delivered = new Set(deliveries.map(row => row['reference']));
  return {
    stored: messages.length,
    lost: confirmed.filter(({ reference, text }) => texts.get(reference) !== text).length,
    duplicated: messages.length - new Set(messages.map(row => row['message'])).size,
    undelivered: messages.filter(row => !delivered.has(row['reference'])).length,
  };
}

async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length), { readOnly: true });
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Prints what a proof has counted as one line, for docs/proof.md. */
export function report(proof: string, counts: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${proof}: ${parts.join(', ')}\n`);
}
