import { sql } from 'kysely';
import { hour } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { setAsideList } from './outbox.ts';
import { listPeriodMs } from './plan-deliveries.ts';

/** Messages that wait to be listed, the oldest first. */
export interface Unlisted {
  references: readonly string[];
  /** Addresses of the team that have this list while others still wait for it. */
  acceptedBy: readonly string[];
  attempts: number;
}

/** How many rows one statement changes. */
const batchSize = 500;

/** The deliveries of messages that were set aside, which go out together. */
export function setAsideQueue(database: Database) {
  const pending = database
    .selectFrom('deliveries')
    .where('channel', '=', setAsideList)
    .where('state', '=', 'pending');

  const update = async (references: readonly string[], values: Readonly<Record<string, unknown>>) => {
    for (let start = 0; start < references.length; start += batchSize)
      await database
        .updateTable('deliveries')
        .set(values)
        .where('channel', '=', setAsideList)
        .where('state', '=', 'pending')
        .where('reference', 'in', references.slice(start, start + batchSize))
        .execute();
  };

  return {
    /** What waits; a list that only a part of the team has comes first, alone. `undefined` if nothing does. */
    async unlisted(): Promise<Unlisted | undefined> {
      const rows = await pending
        .select(['reference', 'attempts', 'accepted_by'])
        .orderBy('created_at')
        .orderBy('reference')
        .execute();
      const begun = rows.find(row => row.accepted_by !== '');
      const [first] = rows;
      if (!first) return undefined;
      const { attempts, accepted_by } = begun ?? first;
      const together = rows.filter(row => row.accepted_by === accepted_by);
      return {
        references: together.map(({ reference }) => reference),
        acceptedBy: accepted_by.split('\n').filter(Boolean),
        attempts,
      };
    },

    /** Takes the turn to send a list: true for one process, and not again before the next turn. */
    async takeTurn(now: Date): Promise<boolean> {
      const at = new Date(now.getTime() + listPeriodMs).toISOString();
      const taken = await database
        .insertInto('heartbeats')
        .values({ name: setAsideList, at })
        .onConflict(conflict =>
          conflict
            .column('name')
            .doUpdateSet({ at })
            // A turn that is further away was set while the clock was ahead.
            .where(({ or, eb }) =>
              or([
                eb('heartbeats.at', '<=', now.toISOString()),
                eb('heartbeats.at', '>', new Date(now.getTime() + listPeriodMs + hour).toISOString()),
              ]),
            ),
        )
        .returning('name')
        .execute();
      return taken.length > 0;
    },

    async setNextTurn(at: Date): Promise<void> {
      await database
        .updateTable('heartbeats')
        .set({ at: at.toISOString() })
        .where('name', '=', setAsideList)
        .execute();
    },

    listed: (references: readonly string[], now: Date) =>
      update(references, {
        state: 'sent',
        sent_at: now.toISOString(),
        attempts: sql`attempts + 1`,
        last_error: '',
      }),

    failed: (references: readonly string[], error: string, acceptedBy: readonly string[]) =>
      update(references, {
        attempts: sql`attempts + 1`,
        last_error: error,
        accepted_by: acceptedBy.join('\n'),
      }),
  };
}
