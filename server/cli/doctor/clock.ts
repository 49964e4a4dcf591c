import { sql } from 'kysely';
import { looksWrong } from '../../contact/retention.ts';
import { readHeartbeat } from '../../storage/installation.ts';
import { isPostgres } from '../../storage/postgres.ts';
import type { Finding, Patient } from './finding.ts';

/** How far clocks may be apart, in milliseconds. */
const tolerance = 60_000;

/** This machine's clock against that of PostgreSQL and against what was written down last: time only goes on. */
export async function checkClock({ database, store, now }: Patient): Promise<Finding[]> {
  const check = 'clock';
  const [newest] = await store.list({}, { limit: 1 });
  if (newest && newest.receivedAt.getTime() > now.getTime() + tolerance)
    return [
      {
        check,
        status: 'fail',
        message: `${newest.reference} was received at ${newest.receivedAt.toISOString()}, and it is ${now.toISOString()}: set the clock`,
      },
    ];
  const erased = await readHeartbeat(database, 'retention');
  if (erased && looksWrong(now, erased))
    return [
      {
        check,
        status: 'fail',
        message: `messages were last erased at ${erased.toISOString()}, and it is ${now.toISOString()}: set the clock if that is wrong; otherwise the site erases again after half a day`,
      },
    ];
  const difference = isPostgres(database) ? now.getTime() - (await clockOf(database)).getTime() : 0;
  if (Math.abs(difference) > tolerance)
    return [
      {
        check,
        status: 'fail',
        message: `is ${Math.round(Math.abs(difference) / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'} PostgreSQL's: set the clocks`,
      },
    ];
  return [{ check, status: 'ok', message: `${now.toISOString()} is plausible` }];
}

async function clockOf(database: Patient['database']): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(database);
  return new Date(rows[0]?.now ?? Number.NaN);
}
