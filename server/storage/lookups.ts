import type { MessageStore, StoredMessage } from '../contact/message-store.ts';
import type { Database } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { fromRow } from './message-row.ts';

/**
 * What is asked before each message is stored. Questions join groups as the writes do: one query for all that arrive
 * while another one runs, so that a flood of messages waits for two queries and not for two thousand.
 */
export function groupedLookups(database: Database): Pick<MessageStore, 'findByKey' | 'countText'> {
  const findByKey = groupCommit(async (questions: readonly { hash: string; now: Date }[]) => {
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

  const countText = groupCommit(async (questions: readonly { textDigest: string; since: Date }[]) => {
    // Those who ask together ask within moments: the earliest of their times serves for all.
    const since = new Date(Math.min(...questions.map(question => question.since.getTime())));
    const rows = await database
      .selectFrom('messages')
      .select(({ fn }) => ['text_digest', fn.countAll().as('total')])
      .where('text_digest', 'in', [...new Set(questions.map(({ textDigest }) => textDigest))])
      .where('received_at', '>=', since.toISOString())
      .groupBy('text_digest')
      .execute();
    const totals = new Map(rows.map(({ text_digest, total }) => [text_digest, Number(total)]));
    return new Map(questions.map(question => [question, totals.get(question.textDigest) ?? 0] as const));
  });

  return {
    findByKey: async (hash, now) => (await findByKey({ hash, now })).message,
    countText: (textDigest, since) => countText({ textDigest, since }),
  };
}
