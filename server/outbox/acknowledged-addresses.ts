import { hour } from '../clock.ts';
import type { Database } from '../storage/database.ts';

/** An address gets one acknowledgement per hour. */
const periodMs = hour;

/** Addresses that got an acknowledgement within the hour. */
export function acknowledgedAddresses(database: Database) {
  /** Deletes acknowledgements that are older than an hour. */
  const forgetAcknowledgements = async (now: Date): Promise<void> => {
    const anHourAgo = new Date(now.getTime() - periodMs).toISOString();
    await database.deleteFrom('acknowledged').where('at', '<=', anHourAgo).execute();
  };

  return {
    forgetAcknowledgements,

    /**
     * Allows one acknowledgement per address and hour, atomic among processes.
     * The same message may ask again for a retry.
     * @param addressDigest a keyed digest: addresses are not stored here
     */
    async mayAcknowledge(addressDigest: string, reference: string, now: Date): Promise<boolean> {
      await forgetAcknowledgements(now);
      const [allowed] = await database
        .insertInto('acknowledged')
        .values({ address_digest: addressDigest, reference, at: now.toISOString() })
        .onConflict(conflict =>
          conflict
            .column('address_digest')
            .doUpdateSet({ at: now.toISOString() })
            .where('acknowledged.reference', '=', reference),
        )
        .returning('address_digest')
        .execute();
      return allowed !== undefined;
    },
  };
}
