import type { StoredMessage } from '../message.ts';
import type { Database } from '../storage/database.ts';
import { groupCommit } from './group-commit.ts';
import { fromRow } from './message-row.ts';
import type { MessageStore } from './message-store.ts';

/**
 * Finds messages by the keys of their calls. Questions that arrive while another one runs join the next query, so that
 * a flood of repeated calls waits for two queries and not for two thousand.
 */
export function groupedFindByKey(database: Database): MessageStore['findByKey'] {
  const find = groupCommit(async (questions: readonly { hash: string; now: Date }[]) => {
    const rows = await database
      .selectFrom('messages')
      .selectAll()
      .where('key_hash', 'in', [...new Set(questions.map(({ hash }) => hash))])
      .execute();
    const byHash = new Map(rows.map(row => [row.key_hash, row]));
    return new Map(
      questions.map(question => {
        const row = byHash.get(question.hash);
        const counts = row?.key_expires_at && new Date(row.key_expires_at) > question.now;
        const answer: { message?: StoredMessage } = row && counts ? { message: fromRow(row) } : {};
        return [question, answer] as const;
      }),
    );
  });

  return async (hash, now) => (await find({ hash, now })).message;
}
