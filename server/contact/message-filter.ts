import { type SelectQueryBuilder, sql } from 'kysely';
import { fieldNames } from '#shared/contact/contact-message.ts';
import type { MessageState } from '../storage/message.ts';
import type { Schema } from '../storage/schema.ts';

/** Chooses messages: all conditions must hold. */
export interface MessageFilter {
  state?: MessageState | undefined;
  held?: boolean | undefined;
  /** Received at that moment or later. */
  since?: Date | undefined;
  /** Received before that moment. */
  before?: Date | undefined;
  /** Part of any text of the message. Ignores case; on SQLite that of A to Z only. */
  text?: string | undefined;
}

type Query<Selected> = SelectQueryBuilder<Schema, 'messages', Selected>;

/** Adds the conditions of a filter to a query. */
export function applyFilter<Selected>(
  query: Query<Selected>,
  { state, held, since, before, text }: MessageFilter,
): Query<Selected> {
  let found = query;
  if (state !== undefined) found = found.where('state', '=', state);
  if (held !== undefined) found = found.where('held_for', held ? '!=' : '=', '');
  if (since) found = found.where('received_at', '>=', since.toISOString());
  if (before) found = found.where('received_at', '<', before.toISOString());
  if (text) {
    const allText = sql.join(
      fieldNames.map(name => sql.ref(name)),
      sql` || ' ' || `,
    );
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where(sql<boolean>`lower(${allText}) LIKE lower(${pattern}) ESCAPE '\\'`);
  }
  return found;
}
