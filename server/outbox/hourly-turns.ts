import { hour } from '../base/clock.ts';
import type { Database } from '../storage/database.ts';

/** Limits automatic emails: each hour an address gets one acknowledgement at most, and the team one list. */
export function createHourlyTurns(database: Database) {
  /** Deletes turns that are over, and those taken while the clock was ahead. */
  const forgetTurns = async (now: Date): Promise<void> => {
    await database
      .deleteFrom('turns')
      .where(({ or, eb }) =>
        or([eb('at', '<=', later(now, -hour).toISOString()), eb('at', '>', later(now, hour).toISOString())]),
      )
      .execute();
  };

  return {
    forgetTurns,

    /**
     * Takes the turn to write to a receiver, atomic among processes, or returns when the next one is.
     * The same message may ask again for a retry. What a key is: `turn_key` in `storage/schema.ts`.
     */
    async takeTurnOrSayWhen(key: string, reference: string, now: Date): Promise<Date | undefined> {
      await forgetTurns(now);
      const turn = await database
        .insertInto('turns')
        .values({ turn_key: key, reference, at: now.toISOString() })
        // Changes nothing of another message's turn, but returns it.
        .onConflict(conflict =>
          conflict.column('turn_key').doUpdateSet(({ eb, ref }) => ({
            at: eb
              .case()
              .when('turns.reference', '=', reference)
              .then(ref('excluded.at'))
              .else(ref('turns.at'))
              .end(),
          })),
        )
        .returning(['reference', 'at'])
        .executeTakeFirstOrThrow();
      return turn.reference === reference ? undefined : later(new Date(turn.at), hour);
    },
  };
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
