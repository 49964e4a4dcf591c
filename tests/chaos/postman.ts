import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { deriveKey } from '../../server/keys.ts';
import { createLog } from '../../server/log.ts';
import { databaseOutbox } from '../../server/outbox/database-outbox.ts';
import { startOutbox } from '../../server/outbox/start-outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import type { MailReceiver } from '../support/mail-receiver.ts';
import { manualClock } from '../support/manual-clock.ts';

/**
 * Delivers what waits for the team, as the running server does, with hours and days that pass at once: back-off and
 * claims of processes that were killed need no waiting.
 * @param step is told how many deliveries wait, between one try and the next
 */
export async function deliverRest(
  environment: Readonly<Record<string, string>>,
  step: (waiting: number) => void | Promise<void> = () => {},
): Promise<{ sent: number; dead: number; tries: number }> {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const database = await openDatabase(parsed.config.database);
  const outbox = databaseOutbox(database);
  const clock = manualClock(new Date());
  const deliveries = await startOutbox(parsed.config, {
    findMessage: databaseMessageStore(database).findByReference,
    linksFor: () => ({ answered: 'https://a.example', spam: 'https://b.example' }),
    addressKey: deriveKey('a secret of the installation, 32 characters', 'addresses'),
    outbox,
    log: createLog('silent'),
    clock,
  });
  const team = () => outbox.list({ channel: 'team-mail' });
  const end = async () => {
    const stopped = deliveries.stop(0);
    clock.advance(0);
    await stopped;
    await database.destroy();
  };
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= end();
    return ended;
  };
  onTestFinished(close);

  for (let rows = await team(); rows.some(({ state }) => state === 'pending'); rows = await team()) {
    await step(rows.filter(({ state }) => state === 'pending').length);
    // To the next due moment the clock is set: that ends no try which is on its way. Else time passes, for tries that hang.
    const due = await outbox.nextDue(['team-mail']);
    clock.jump(Math.max(0, due ? due.getTime() - clock.now().getTime() : 0));
    clock.advance(1_000);
    await wait(20);
  }
  const rows = await team();
  await close();
  return {
    sent: rows.filter(({ state }) => state === 'sent').length,
    dead: rows.filter(({ state }) => state === 'dead').length,
    tries: rows.reduce((sum, { attempts }) => sum + attempts, 0),
  };
}

/** How many mails came again: the same `Message-ID` names the same delivery. */
export function countDuplicates(received: MailReceiver['received']): { different: number; again: number } {
  const different = new Set(received.map(({ mail }) => mail.messageId)).size;
  return { different, again: received.length - different };
}
