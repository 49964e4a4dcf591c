import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { recordHeartbeat } from '../../storage/installation.ts';
import { isPostgres } from '../../storage/postgres.ts';
import { type Finding, inWords, type Patient } from './finding.ts';

/** That it can be written to, is whole, and that nobody else can read the file. */
export async function checkDatabase({ config, database, now }: Patient): Promise<Finding[]> {
  const check = 'database';
  try {
    await recordHeartbeat(database, 'database', now);
  } catch (error) {
    return [{ check, status: 'fail', message: `cannot be written to: ${inWords(error)}` }];
  }
  const findings: Finding[] = [
    { check, status: 'ok', message: 'can be written to, its tables are up to date' },
  ];
  if (!isPostgres(database)) findings.push(await checkWhole(database));
  if (config.database.kind === 'sqlite' && (statSync(config.database.file).mode & 0o077) !== 0)
    findings.push({
      check,
      status: 'warn',
      message: `other accounts may open ${config.database.file}: chmod 600 ${config.database.file}`,
    });
  return findings;
}

async function checkWhole(database: Patient['database']): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(3)`.execute(database);
  const result = rows.map(row => row.quick_check).join('; ');
  return result === 'ok'
    ? { check: 'database', status: 'ok', message: 'is whole' }
    : { check: 'database', status: 'fail', message: `is damaged, restore a backup: ${result}` };
}
