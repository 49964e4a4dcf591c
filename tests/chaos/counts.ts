import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import type { Confirmed } from './traffic.ts';

/** False in `npm test`, which runs the short form of two proofs. */
export const isLong = process.env['PROOFS'] === 'long';

/** Runs plain SQL, so that the site's own code cannot hide its mistakes. */
export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  if (databaseUrl.startsWith('sqlite:')) {
    using database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
    return database.prepare(sql).all();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Expects every confirmed message to be stored exactly once, with deliveries, and reports what was counted. */
export async function expectStoredOnce(
  proof: string,
  databaseUrl: string,
  confirmed: readonly Confirmed[],
  seen: Readonly<Record<string, number>> = {},
): Promise<void> {
  const messages = await query(databaseUrl, 'select reference, message from messages');
  const delivered = await query(databaseUrl, 'select distinct reference from deliveries');
  const texts = new Map(messages.map(row => [row['reference'], row['message']]));
  const counts = {
    stored: messages.length,
    /** Not stored under their reference with their text. */
    lost: confirmed.filter(({ reference, text }) => texts.get(reference) !== text).length,
    duplicated: messages.length - new Set(texts.values()).size,
    undelivered: messages.length - delivered.length,
  };
  report(proof, { confirmed: confirmed.length, ...seen, ...counts });
  expect(counts).toEqual({ stored: confirmed.length, lost: 0, duplicated: 0, undelivered: 0 });
}

/** Prints what a proof has counted as one line, for docs/proof.md. */
export function report(proof: string, counts: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${proof}: ${parts.join(', ')}\n`);
}
