import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Organization } from '#content/schema/organization.ts';
import type { Config } from '../../config.ts';
import { type Finding, ok, warn } from './finding.ts';

const check = 'retention';

/** Compares the promises of the privacy policy with what is installed on this machine to back up and log. */
export function checkRetention(
  { retention }: Organization,
  { database }: Pick<Config, 'database'>,
  installed = { units: '/etc/systemd/system', journal: '/etc/systemd' },
): Finding[] {
  const kept = [
    {
      fact: 'retention.backupDays',
      days: retention.backupDays,
      file: join(installed.units, 'clearwell-backup.service'),
      // One copy a night.
      setting: /^ExecStart=.*--keep (?<days>\d+)/m,
      margin: 0,
    },
    {
      fact: 'retention.logDays',
      days: retention.logDays,
      file: join(installed.journal, 'journald@clearwell.conf'),
      // A file of the journal is deleted whole, and holds up to a day.
      setting: /^MaxRetentionSec=(?<days>\d+)day/m,
      margin: 1,
    },
  ];
  const findings = kept.flatMap(({ fact, days, file, setting, margin }) => {
    const found = existsSync(file) && setting.exec(readFileSync(file, 'utf8'))?.groups?.['days'];
    if (!found) return [warn(check, `${file}: not found: who deletes after ${days} days?`)];
    if (Number(found) + margin <= days) return [];
    return [
      warn(check, `content/organization.yaml: ${fact}: is ${days}, but ${file} keeps ${found} days or more`),
    ];
  });
  if (database.kind === 'postgres')
    findings.push(warn(check, 'clearwell-backup.timer does not back up PostgreSQL: run pg_dump every night'));
  return findings.length === 0 ? [ok(check, 'backups and logs go when the privacy policy says')] : findings;
}
