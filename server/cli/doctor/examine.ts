import { parseConfig } from '../../config.ts';
import { databaseMessageStore } from '../../contact/database-message-store.ts';
import { databaseOutbox } from '../../outbox/database-outbox.ts';
import { openDatabase } from '../../storage/database.ts';
import type { Terminal } from '../terminal.ts';
import { checkClock } from './clock.ts';
import { checkConfiguration } from './configuration.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { type Finding, inWords, type Patient } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkMessages } from './messages.ts';
import { checkOutbox } from './outbox.ts';
import { checkWebhook } from './webhook.ts';

/** How long the database may be locked, in milliseconds. */
const busyTimeout = 3_000;

/** Looks into everything that a message needs on its way. What can't be looked into is a finding, too. */
export async function examine(environment: Terminal['environment'], now: Date): Promise<Finding[]> {
  const parsed = parseConfig(environment);
  const configuration = checkConfiguration(parsed);
  if (!parsed.ok) return configuration;
  const { config } = parsed;
  const neighbors = Promise.all([checkMail(config.mail), checkWebhook(config.webhook)]);
  const kept = await examineDatabase(config, now);
  return [...configuration, ...kept, ...(await neighbors).flat()];
}

async function examineDatabase(config: Patient['config'], now: Date): Promise<Finding[]> {
  const opening = { create: false, migrate: false, busyTimeout };
  try {
    const database = await openDatabase(config.database, opening);
    const store = databaseMessageStore(database);
    const patient = { config, database, store, outbox: databaseOutbox(database), now };
    try {
      return [
        ...(await checkDatabase(patient)),
        ...(await checkDisk(config.database)),
        ...(await checkClock(patient)),
        ...(await checkOutbox(patient)),
        ...(await checkMessages(patient)),
      ];
    } finally {
      await database.destroy();
    }
  } catch (error) {
    return [{ check: 'database', status: 'fail', message: inWords(error) }];
  }
}
