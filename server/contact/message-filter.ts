import { type SelectQueryBuilder, sql } from 'kysely';
import { readCode } from '#shared/contact/clean-text.ts';
import { fieldNames } from '#shared/contact/contact-message.ts';
import type { MessageState } from '../base/message.ts';
import type { Schema } from '../storage/schema.ts';

/** Chooses messages: all conditions must hold. */
export interface MessageFilter {
  state?: MessageState | undefined;
  /** As `isSetAside` says. */
  setAside?: boolean | undefined;
  /** Received at this time or later. */
  since?: Date | undefined;
  /** Received before this time. */
  before?: Date | undefined;
  /**
   * Part of any text of the message, or a phone number in any spelling. Case does not count; on SQLite this
   * is true of the letters A to Z only.
   */
  text?: string | undefined;
}

/** The end of a phone number, which is the same with and without the country code or a leading zero. */
const comparedDigits = 8;

/** What is replaced in a phone number, by what: `(٣٠٥) 555-0142` is compared as `3055550142`. */
const spellings = [
  ...[...' ()+./-\u00a0\u2011'].map(separator => [separator, '']),
  ...[...'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((digit, place) => [digit, String(place % 10)]),
];

/** The column `phone` with digits from 0 to 9 and nothing between them. */
const phoneDigits = spellings.reduce(
  (phone, [written, digit]) => sql`replace(${phone}, ${written}, ${digit})`,
  sql`phone`,
);

type Query<Selected> = SelectQueryBuilder<Schema, 'messages', Selected>;

export function applyFilter<Selected>(
  query: Query<Selected>,
  { state, setAside, since, before, text }: MessageFilter,
): Query<Selected> {
  let found = query;
  if (state !== undefined) found = found.where('state', '=', state);
  if (setAside !== undefined)
    found = found.where(({ and, eb, not }) => {
      const isSetAside = and([eb('state', '=', 'new'), eb('set_aside_for', '!=', '')]);
      return setAside ? isSetAside : not(isSetAside);
    });
  if (since) found = found.where('received_at', '>=', since.toISOString());
  if (before) found = found.where('received_at', '<', before.toISOString());
  if (text) {
    const allText = sql.join(
      fieldNames.map(name => sql.ref(name)),
      sql` || ' ' || `,
    );
    // Texts are stored in this form, in which accents are not characters of their own.
    const pattern = `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
    const conditions = [sql<boolean>`lower(${allText}) LIKE lower(${pattern}) ESCAPE '\\'`];
    const digits = spellings.reduce(
      (phone, [written = '', digit = '']) => phone.replaceAll(written, digit),
      readCode(text).replace(/\s/g, ''),
    );
    if (/^\d{4,}$/.test(digits))
      conditions.push(sql<boolean>`${phoneDigits} LIKE ${`%${digits.slice(-comparedDigits)}%`}`);
    found = found.where(({ or }) => or(conditions));
  }
  return found;
}
