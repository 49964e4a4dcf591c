import { type SelectQueryBuilder, sql } from 'kysely';
import { fieldNames } from '#shared/contact/contact-message.ts';
import type { MessageState } from '../storage/message.ts';
import type { Schema } from '../storage/schema.ts';

/** Chooses messages: all conditions must hold. */
export interface MessageFilter {
  state?: MessageState | undefined;
  setAside?: boolean | undefined;
  /** Received at that moment or later. */
  since?: Date | undefined;
  /** Received before that moment. */
  before?: Date | undefined;
  /**
   * Part of any text of the message, or a phone number in any spelling. Ignores case; on SQLite that of A to Z only.
   */
  text?: string | undefined;
}

/** The end of a phone number, which is the same with and without the country code or a leading zero. */
const comparedDigits = 8;

const spellings = [
  ...[...' ()+./-\u00a0\u2011'].map(separator => [separator, '']),
  ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap(digits =>
    [...digits].map((digit, value) => [digit, String(value)]),
  ),
];

/** The column `phone` with digits from 0 to 9 and nothing between them. */
const phoneDigits = spellings.reduce(
  (phone, [written, digit]) => sql`replace(${phone}, ${written}, ${digit})`,
  sql`phone`,
);

type Query<Selected> = SelectQueryBuilder<Schema, 'messages', Selected>;

/** Adds the conditions of a filter to a query. */
export function applyFilter<Selected>(
  query: Query<Selected>,
  { state, setAside, since, before, text }: MessageFilter,
): Query<Selected> {
  let found = query;
  if (state !== undefined) found = found.where('state', '=', state);
  if (setAside !== undefined) found = found.where('set_aside_for', setAside ? '!=' : '=', '');
  if (since) found = found.where('received_at', '>=', since.toISOString());
  if (before) found = found.where('received_at', '<', before.toISOString());
  if (text) {
    const allText = sql.join(
      fieldNames.map(name => sql.ref(name)),
      sql` || ' ' || `,
    );
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    // What was typed may have its accents in characters of their own, here or there.
    const conditions = [pattern.normalize('NFC'), pattern.normalize('NFD')].map(
      form => sql<boolean>`lower(${allText}) LIKE lower(${form}) ESCAPE '\\'`,
    );
    const digits = text.replace(/[\s()+./-]/g, '');
    if (/^\d{4,}$/.test(digits))
      conditions.push(sql<boolean>`${phoneDigits} LIKE ${`%${digits.slice(-comparedDigits)}%`}`);
    found = found.where(({ or }) => or(conditions));
  }
  return found;
}
