import { hour } from '../base/clock.ts';
import type { Database } from '../storage/database.ts';

/** Limits automatic emails: each hour an address gets one acknowledgement at most, and the team one list. */
export function createHourlyTurns(database: Database) {
  /** Deletes turns that are over. */
  const forgetTurns = async (now: Date): Promise<void> => {
    await database.deleteFrom('turns').where('at', '<=', later(now, -hour).toISOString()).execute();
  };

  return {
    forgetTurns,

    /**
     * Takes the turn to write to a receiver; atomic among processes. The same message may take it again for a
     * retry. `takenUntil` is when the turn of another message ends, if one has it. `turn_key` in
     * `storage/schema.ts` says what stands for a receiver.
     */
    async takeTurn(receiver: string, reference: string, now: Date): Promise<{ takenUntil?: Date }> {
      await forgetTurns(now);
      const at = now.toISOString();
      const own = await database
        .insertInto('turns')
        .values({ turn_key: receiver, reference, at })
        .onConflict(conflict =>
          conflict.column('turn_key').doUpdateSet({ at }).where('turns.reference', '=', reference),
        )
        .returning('at')
        .executeTakeFirst();
      if (own) return {};
      const turns = database.selectFrom('turns').select('at').where('turn_key', '=', receiver);
      // Another process may have just deleted that turn.
      const other = await turns.executeTakeFirst();
      return { takenUntil: other ? later(new Date(other.at), hour) : now };
    },
  };
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
