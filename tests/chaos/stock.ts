import { parseConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/storage/database.ts';
import type { Confirmed } from './sender.ts';

/** What is in the store, held against what senders were told. */
export interface Stock {
  stored: number;
  /** Confirmed, and not there under that reference with that text. */
  lost: number;
  /** Texts that are there more than once. */
  twice: number;
  /** Stored messages without their delivery to the team. */
  undelivered: number;
}

/** @param databaseUrl as in `DATABASE_URL` */
export async function takeStock(databaseUrl: string, confirmed: readonly Confirmed[]): Promise<Stock> {
  const parsed = parseConfig({ DATABASE_URL: databaseUrl });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const database = await openDatabase(parsed.config.database, { readOnly: true });
  try {
    const messages = await database.selectFrom('messages').select(['reference', 'message']).execute();
    const deliveries = await database
      .selectFrom('deliveries')
      .select('reference')
      .where('channel', '=', 'team-mail')
      .execute();
    const texts = new Map(messages.map(({ reference, message }) => [reference, message]));
    const delivered = new Set(deliveries.map(({ reference }) => reference));
    return {
      stored: messages.length,
      lost: confirmed.filter(({ reference, text }) => texts.get(reference) !== text).length,
      twice: messages.length - new Set(messages.map(({ message }) => message)).size,
      undelivered: messages.filter(({ reference }) => !delivered.has(reference)).length,
    };
  } finally {
    await database.destroy();
  }
}
