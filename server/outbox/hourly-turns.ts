import { hour } from '../base/clock.ts';
import type { Database } from '../storage/database.ts';

/** `nextAt` is when the turn of another message ends. */
type Turn = { isTaken: true } | { isTaken: false; nextAt: Date };

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
     * Takes the turn to write to a receiver, unless another message has it; atomic among processes. The same
     * message may take it again for a retry. `turn_key` in `storage/schema.ts` says what stands for a receiver.
     */
    async takeTurn(receiver: string, reference: string, now: Date): Promise<Turn> {
      await forgetTurns(now);
      const turn = await database
        .insertInto('turns')
        .values({ turn_key: receiver, reference, at: now.toISOString() })
        // This changes nothing of another message's turn, but returns it.
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
      if (turn.reference === reference) return { isTaken: true };
      return { isTaken: false, nextAt: later(new Date(turn.at), hour) };
    },
  };
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
