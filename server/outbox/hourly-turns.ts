import { hour } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { setAsideList } from './outbox.ts';

/** Who may get an automatic email: a visitor's address gets one acknowledgement an hour, and the team one list. */
export function hourlyTurns(database: Database) {
  /**
   * Deletes turns that are over, those taken while the clock was ahead, and those of a list whose first message was
   * released or marked before it arrived: the others do not wait for it.
   */
  const forgetTurns = async (now: Date): Promise<void> => {
    await database
      .deleteFrom('acknowledged')
      .where(({ or, and, eb, not, exists, selectFrom }) => {
        const kept = selectFrom('deliveries')
          .select('deliveries.reference')
          .whereRef('deliveries.reference', '=', 'acknowledged.reference')
          .where('channel', '=', setAsideList)
          .where('state', 'in', ['pending', 'sent']);
        return or([
          eb('at', '<=', later(now, -hour)),
          eb('at', '>', later(now, hour)),
          and([eb('address_digest', 'like', `${setAsideList}%`), not(exists(kept))]),
        ]);
      })
      .execute();
  };

  return {
    forgetTurns,

    /**
     * Takes the turn to write to a receiver, atomic among processes; otherwise returns when the next turn is. The same
     * message may ask again for a retry.
     * @param receiver a keyed digest of a visitor's address, because none is stored here, or the name of a list
     */
    async takeTurn(receiver: string, reference: string, now: Date): Promise<Date | undefined> {
      await forgetTurns(now);
      const turn = await database
        .insertInto('acknowledged')
        .values({ address_digest: receiver, reference, at: now.toISOString() })
        // Changes nothing of another message's turn, but returns it.
        .onConflict(conflict =>
          conflict.column('address_digest').doUpdateSet(({ eb, ref }) => ({
            at: eb
              .case()
              .when('acknowledged.reference', '=', reference)
              .then(ref('excluded.at'))
              .else(ref('acknowledged.at'))
              .end(),
          })),
        )
        .returning(['reference', 'at'])
        .executeTakeFirstOrThrow();
      return turn.reference === reference ? undefined : new Date(later(new Date(turn.at), hour));
    },
  };
}

function later(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
